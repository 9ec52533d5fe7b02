import type { SamplePlan } from '../../src/panel/dependencies';

/** Where `npm run demo:app` serves the bundled demo application. */
const DEMO_APP = 'http://127.0.0.1:4173';
/** A server on this machine answers in a moment, or is not there. */
const PATIENCE_MS = 500;

/** A plan on the demo application, when that runs on this machine. */
export async function findSample(): Promise<SamplePlan | undefined> {
  try {
    const answer = await fetch(`${DEMO_APP}/login`, {
      method: 'HEAD',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) return undefined;
  } catch {
    return undefined; // it does not run
  }
  return {
    name: 'Trackline sample',
    startUrl: `${DEMO_APP}/login`,
    variables: [{ name: 'PASSWORD', value: 'correct-horse', secret: false }],
    plan: `#Case 1: Sign in
- Fill Email with ada@example.com
- Fill Password with {{PASSWORD}}
- Click the "Sign In" button
- Verify the heading "Issues" is visible

#Case 2: Search
- Fill Search issues with "map"
- Verify the link "Map freezes when two stations share a name" is visible
`,
  };
}
