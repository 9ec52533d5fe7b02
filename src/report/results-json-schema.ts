import { z } from 'zod';
import { resultsSchema } from './results-schema';

/**
 * The schema of the results as JSON Schema, as `docs/results.schema.json` holds it. It lets unknown
 * fields pass, as fields may be added within one version.
 */
export function resultsJsonSchema(): object {
  return {
    ...z.toJSONSchema(resultsSchema, { io: 'input' }),
    title: 'Sidewright results',
    description: 'What one run of a scenario did and found. See results.md.',
  };
}
