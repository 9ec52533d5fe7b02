import { useEffect } from 'preact/hooks';
import { usePanel } from '../panel-context';

/** Gives the focus to what a model asked for, after it is rendered. */
export function FocusKeeper() {
  const { navigation } = usePanel().models;
  const id = navigation.focusRequest.value;
  useEffect(() => {
    if (id === undefined) return;
    document.getElementById(id)?.focus();
    // Another one may have come before this one was rendered.
    if (navigation.focusRequest.peek() === id) navigation.focusOn(undefined);
  }, [id, navigation]);
  return null;
}
