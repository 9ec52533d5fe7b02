import { randomUUID } from 'node:crypto';
import type { Account } from './accounts';
import { IssueBook } from './issue-book';
import { type Profile, seedProfile } from './profile';

/** Everything the server knows of one browser. */
export class Session {
  readonly id = randomUUID();
  account: Account | undefined;
  issues = new IssueBook();
  profile: Profile = seedProfile();
  /** What was sent from the help page's frame. */
  feedback: string[] = [];

  /** Back to the seeded data. Who is signed in stays signed in. */
  reset(): void {
    this.issues = new IssueBook();
    this.profile = { ...seedProfile(), ...this.#ownProfile() };
    this.feedback = [];
  }

  signIn(account: Account): void {
    this.account = account;
    this.profile = { ...this.profile, ...this.#ownProfile() };
  }

  #ownProfile(): Partial<Profile> {
    if (!this.account) return {};
    const [handle = ''] = this.account.email.split('@');
    return { displayName: this.account.name, handle };
  }
}
