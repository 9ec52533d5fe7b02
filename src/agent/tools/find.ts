import { snapshotQuerySchema } from '../../model/snapshot-find/snapshot-query';
import { defineTool } from './tool';

export const find = defineTool({
  name: 'find',
  description:
    'Searches the whole page, also what a snapshot has left out, for a role, a text, or both. Gives the elements that match below what is around them, with refs to act on.',
  input: snapshotQuerySchema,
  run: (context, query) => context.find(query),
});
