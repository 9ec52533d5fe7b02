import { expect, test } from 'vitest';
import { isGeneratedId, isMeaningfulClass } from '../../../src/page/locators/generated-names';

test.each([
  ...[':r1:', '«r1»', '_r_1_', 'radix-:r3:', 'radix-12', 'headlessui-menu-button-7', 'mui-42'],
  ...[
    'ember1012',
    '__BVID__12',
    'cdk-overlay-0',
    'mat-input-3',
    'ext-gen1012',
    'id-3',
    'el-id-8-2',
  ],
  ...['a1b2c3d4e5f6', '3f2504e0-4f89-11d3-9a0c-0305e82c3301', 'field-20394', 'xK9pQ2'],
])('id %s is made up', (id) => {
  expect(isGeneratedId(id)).toBe(true);
});

test.each(['email', 'menu-root', 'mainNav', 'step2', 'h1', 'tab_settings', 'video1', 'identity2'])(
  'id %s was chosen',
  (id) => {
    expect(isGeneratedId(id)).toBe(false);
  },
);

test.each(['todo-count', 'productCard', 'toast', 'issue__title', 'MuiButton-root'])(
  'class %s says what it is',
  (name) => {
    expect(isMeaningfulClass(name)).toBe(true);
  },
);

test.each([
  ...['active', 'is-open', 'tab--selected', 'ng-dirty', 'menu-open', 'list-enter'],
  ...['mt-2', 'flex', 'bg-white', 'text-lg', 'w-full', 'grid', 'md:hidden', 'border-b'],
  ...['css-1x2y3z', 'sc-bdVaJa', 'css-abcdef', 'Button_root__3xY9z', '_1a2b3', 'x'],
])('class %s does not', (name) => {
  expect(isMeaningfulClass(name)).toBe(false);
});
