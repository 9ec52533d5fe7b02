import { describe, expect, it } from 'vitest';
import { checkPlainPlan } from '../../../../src/agent/models/plain';
import { parsePlan } from '../../../../src/agent/plan/parse-plan';

describe('checkPlainPlan', () => {
  it('finds nothing wrong with a plan that can be carried out', () => {
    const plan = parsePlan(`
Notes for all cases.

#Case 1: Sign in
1. Open {{BASE_URL}}/login
2. Fill "Email" with {{EMAIL}}
3. Fill "Password" with {{PASSWORD}}
4. Click "Sign in"
5. Verify heading "Issues" is visible
6. Verify the URL is /issues

#Case 2: New issue
- Click New issue
- Fill Title with "Broken link" in the dialog
- Select "High" from Priority and click Save in the dialog
- Verify that the page shows "Broken link"
`);
    expect(checkPlainPlan(plan)).toEqual([]);
  });

  it('names the case and the line of what cannot', () => {
    const plan = parsePlan(`
#Case 1: Sign in
1. Go to the login page
2. Click "Sign in"

#Case 2: Search
1. Fill Search with "x"
2. Click "Search" and verify everything works
`);
    expect(checkPlainPlan(plan)).toEqual([
      {
        caseNumber: 1,
        line: 1,
        problem:
          '“Go to the login page” cannot be carried out: “the login page” is not an address. Write the address or path, such as: Navigate to /login. If it is something on the page: Click “login”.',
      },
      {
        caseNumber: 2,
        line: 3,
        problem:
          '“verify everything works” cannot be carried out: it does not say what shows that. Write: Verify the page shows “…”, or: Verify the heading is “…”.',
      },
    ]);
  });
});
