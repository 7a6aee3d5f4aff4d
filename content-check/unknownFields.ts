import { closestWord } from '../src/logic/closestWord.ts';
import { formatPath } from './explainIssue.ts';

/** A field of a group, in the file or in the shape of the file but not in both. */
export interface StrayField {
  /** Path of the group. */
  group: readonly PropertyKey[];
  name: string;
}

/** A field that the shape has and the file has not. */
export interface MissingField extends StrayField {
  /** Whether other fields or entries stand below it. */
  isHeader: boolean;
}

/** A field that the file has and the shape has not. */
export interface UnknownField extends StrayField {
  /** Fields its group could have besides those it has. */
  absent: readonly string[];
}

/** What an unknown field is about, and the missing field that explains it. */
interface Explanation {
  message: string;
  meant?: MissingField | undefined;
}

function isSameGroup(one: StrayField['group'], other: StrayField['group']): boolean {
  return formatPath(one) === formatPath(other);
}

/**
 * Says what an unknown field probably is: a slip of the pen, a line that was moved, or the rest of a
 * group whose first line got lost. One slip has then one message, and no advice to delete what is good.
 */
export function explainUnknownField(
  { group, name, absent }: UnknownField,
  missing: readonly MissingField[],
): Explanation {
  const inGroup = missing.filter((field) => isSameGroup(field.group, group));
  if (name === '')
    return { message: 'has a colon without the name of a field in front.', meant: inGroup[0] };

  const similar = closestWord(name, absent);
  if (similar !== undefined) {
    const message = `has the unknown field "${name}". Did you mean "${similar}"?`;
    return { message, meant: inGroup.find((field) => field.name === similar) };
  }

  const moved = missing.find((field) => field.name === name);
  if (moved) {
    const home = formatPath(moved.group);
    const place = home ? `to "${home}"` : 'to no group';
    return {
      message: `has the field "${name}", which belongs ${place}. Check its indentation.`,
      meant: moved,
    };
  }

  const header = missing.find(
    (field) => field.isHeader && isSameGroup(field.group, group.slice(0, -1)) && group.length > 0,
  );
  if (header) {
    const message = `has the field "${name}" without the line "${header.name}:" that stood above it. Bring that back.`;
    return { message, meant: header };
  }
  const [other] = inGroup;
  if (!other) return { message: `has the unknown field "${name}". Remove it.` };
  const message = `has the unknown field "${name}", and "${other.name}" is missing. Did you mean that?`;
  return { message, meant: other };
}
