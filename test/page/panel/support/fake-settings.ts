import {
  type ApiKeyArea,
  defaultSettings,
  type Settings,
  type SettingsArea,
} from '../../../../src/store';

export class MemorySettings implements SettingsArea {
  value: Settings = defaultSettings;
  get = async () => this.value;
  set = async (settings: Settings) => {
    this.value = settings;
  };
  onChange = () => () => {};
}

export class MemoryApiKey implements ApiKeyArea {
  value: string | undefined;
  get = async () => this.value;
  set = async (key: string | undefined) => {
    this.value = key;
  };
  onChange = () => () => {};
}
