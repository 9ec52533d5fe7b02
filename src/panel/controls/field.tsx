import './field.css';
import type { ComponentChildren } from 'preact';

interface FieldProps {
  /** Of the control; the hint and the error get ids made from it. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: ComponentChildren;
}

/** Ids of what describes a field, for its `aria-describedby`. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
  const ids = [...(error ? [`${id}-error`] : []), ...(hint ? [`${id}-hint`] : [])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      {error && (
        <p class="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** As attributes: the types of inputs differ in what else they may have. */
const INPUT_TYPES = {
  text: { type: 'text', autocomplete: 'off' },
  search: { type: 'search', autocomplete: 'off' },
  // Keeps password managers from offering to store it.
  password: { type: 'password', autocomplete: 'new-password' },
  number: { type: 'number', autocomplete: 'off' },
} as const;

interface TextFieldProps extends Omit<FieldProps, 'children'> {
  value: string;
  onInput: (value: string) => void;
  type?: keyof typeof INPUT_TYPES;
  placeholder?: string | undefined;
  /** Called when the person leaves the field after a change. */
  onChange?: (value: string) => void;
}

export function TextField({ value, onInput, onChange, type = 'text', ...field }: TextFieldProps) {
  const { id, hint, error, placeholder } = field;
  return (
    <Field {...field}>
      <input
        id={id}
        class="input"
        {...INPUT_TYPES[type]}
        value={value}
        placeholder={placeholder}
        spellcheck={false}
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
    </Field>
  );
}
