export * from './accessors';
export * from './kinds';
export * from './labels';
export * from './shadow-roots';
export * from './trees';
