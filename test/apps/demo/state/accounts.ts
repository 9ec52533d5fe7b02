import { timingSafeEqual } from 'node:crypto';

export interface Account {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Public on purpose: the login page, the README and the start-up message all show them. */
export const ACCOUNTS: readonly Account[] = [
  { email: 'ada@example.com', name: 'Ada Lovelace', password: 'correct-horse' },
  { email: 'grace@example.com', name: 'Grace Hopper', password: 'battery-staple' },
];

/** The account these credentials are for, if any. */
export function checkCredentials(email: string, password: string): Account | undefined {
  const account = ACCOUNTS.find((known) => known.email === email.trim().toLowerCase());
  return account && equal(account.password, password) ? account : undefined;
}

function equal(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
