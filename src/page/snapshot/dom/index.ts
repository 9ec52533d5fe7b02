export * from './accessors';
export * from './controls';
export * from './kinds';
export * from './labels';
export * from './shadow-roots';
export * from './trees';
