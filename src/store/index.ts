export type { Listing } from './read-record';
export { recordRun } from './record-run';
export type { RemovedRun } from './remove-run';
export { withoutSecretValues } from './scenario-store';
export type { RunRecord } from './schema';
export {
  type ApiKeyArea,
  defaultSettings,
  type Settings,
  type SettingsArea,
  settingsSchema,
} from './settings';
export { openStore, type StorageUsage, type Store } from './store';
