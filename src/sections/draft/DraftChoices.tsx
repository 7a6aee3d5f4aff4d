import { ShelfLabel } from '../../components/ShelfLabel.tsx';

/** A word beside a box, and what it says in the message. */
export interface DraftChoice {
  label: string;
  inText: string;
}

export interface DraftChoicesProps {
  legend: string;
  /** What the choices are called in the form. */
  name: string;
  /** Whether several may be chosen, or one. */
  type: 'checkbox' | 'radio';
  choices: readonly DraftChoice[];
}

/** A shelf of small drawers to choose from. */
export function DraftChoices({ legend, name, type, choices }: DraftChoicesProps) {
  return (
    <fieldset className="draft-shelf">
      <ShelfLabel as="legend" size="small">
        {legend}
      </ShelfLabel>
      <div className="draft-choices">
        {choices.map(({ label, inText }) => (
          <label key={inText} className="draft-choice lift">
            <input type={type} name={name} value={inText} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
