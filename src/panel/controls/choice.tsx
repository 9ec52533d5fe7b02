import './choice.css';

interface ChoiceProps<Value extends string> {
  name: string;
  legend: string;
  value: Value;
  options: readonly { value: Value; label: string; hint?: string }[];
  onChoose: (value: Value) => void;
}

/** A few options side by side, one of them chosen. */
export function Choice<Value extends string>({
  name,
  legend,
  value,
  options,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="choice-options">
        {options.map((option) => (
          <label key={option.value} class="choice-option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <span class="choice-hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
