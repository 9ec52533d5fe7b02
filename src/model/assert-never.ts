/** Ends an exhaustive switch: a new member of the union is then a type error at the switch. */
export function assertNever(value: never): never {
  throw new TypeError(`Not handled: ${JSON.stringify(value)}`);
}
