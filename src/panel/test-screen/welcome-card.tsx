import type { ComponentChildren } from 'preact';

interface WelcomeCardProps {
  title: string;
  text: string;
  children: ComponentChildren;
}

export function WelcomeCard({ title, text, children }: WelcomeCardProps) {
  return (
    <li class="welcome-card">
      <div>
        <h3>{title}</h3>
        <p class="muted">{text}</p>
      </div>
      {children}
    </li>
  );
}
