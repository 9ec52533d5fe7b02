import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { StoreVersionError } from '../../../src/model/errors';
import { mountFailure } from '../../../src/panel/mount-failure';
import { translate } from './support/fake-dependencies';

test('a store that cannot be opened leaves a message and a way on', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  onTestFinished(() => root.remove());
  mountFailure(root, new StoreVersionError('Saved by a newer Sidewright. Update it.'), translate);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Saved by a newer Sidewright. Update it.');
  await expect.element(page.getByRole('button', { name: 'Reload the panel' })).toBeVisible();
});
