import './button.css';
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon';

interface ButtonProps {
  /** Left out by the button that submits its form. */
  onClick?: () => void;
  submit?: true;
  children: ComponentChildren;
  icon?: IconName;
  /** `primary` is the one thing a screen is for; `quiet` has no edge. */
  look?: 'primary' | 'plain' | 'quiet';
  id?: string;
  disabled?: boolean;
  keyShortcuts?: string;
}

export function Button({
  icon,
  look = 'plain',
  children,
  keyShortcuts,
  onClick,
  submit,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={submit ? 'submit' : 'button'}
      class={`button button-${look}`}
      aria-keyshortcuts={keyShortcuts}
      onClick={() => onClick?.()}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

interface IconButtonProps {
  icon: IconName;
  label: string;
  onClick: () => void;
  id?: string;
  pressed?: boolean;
}

export function IconButton({ icon, label, pressed, onClick, id }: IconButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      id={id}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={() => onClick()}
    >
      <Icon name={icon} />
    </button>
  );
}
