export { withQueryCaches } from './pass';
export { type QueryOptions, queryAll, type Scope } from './query-all';
export { type QueryOneOptions, queryOne } from './query-one';
