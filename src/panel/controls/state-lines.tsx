import './state-lines.css';
import type { ComponentChildren } from 'preact';
import { Icon } from './icon';

/** What is being waited for, in words. */
export function LoadingLine({ children }: { children: ComponentChildren }) {
  return (
    <p class="loading-line muted">
      <Icon name="running" />
      <span>{children}</span>
    </p>
  );
}

/** Why a list has nothing, and what to do about it. */
export function EmptyState({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty-state">
      <p class="empty-state-title">{title}</p>
      {children}
    </div>
  );
}
