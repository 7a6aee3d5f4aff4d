import { IconButton } from '../controls/IconButton.tsx';
import { Menu } from '../controls/Menu.tsx';
import { sectionKind, sectionName } from '../names.ts';
import { kindOf, setAt, valueAt } from '../state/content.ts';
import { duplicateSection } from '../state/duplicates.ts';
import { edit, openDialog, studio, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { AddBetween } from './AddBetween.tsx';
import { Drawer, DrawerBox } from './Drawer.tsx';
import { type FieldProps, useField, useTarget } from './form.tsx';
import { GroupFields } from './groups.tsx';
import { entryItems, type List, useSortableEntry } from './list.tsx';
import { MoveSectionDialog } from './MoveSectionDialog.tsx';
import { KindDialog } from './KindDialog.tsx';

const { sections: words } = WORDS;

interface SectionProps extends FieldProps {
  index: number;
  sections: List;
}

/** A section of a page: a drawer with its words, and what can be done with it. */
export function Section({ index, sections, ...props }: SectionProps) {
  const { field, path } = props;
  const { open, setOpen, insert, remove, isFull } = sections;
  const own = useField(props);
  const { file, value } = own;
  useTarget(path, () => setOpen(index));
  const kind = kindOf(field, value);
  // The eye beside the name hides it.
  const fields = kind.fields?.filter(({ key }) => key !== 'hidden');
  const name = useStudio((state) => sectionName(value, state.files));
  const isHidden = valueAt(value, ['hidden']) === true;
  const isOpen = index === open;
  const { box, handle } = useSortableEntry(index, name);
  const toggle = () =>
    edit({ file, path }, (state) =>
      setAt(state, [file, ...path, 'hidden'], isHidden ? undefined : true),
    );
  const addAt = (place: number) =>
    openDialog(<KindDialog field={field} onAdd={(entry) => insert(place, entry)} />);
  const [earlier, later, removal] = entryItems(sections, index, () => remove(index));
  const toggleLabel = isHidden ? words.show(name) : words.hide(name);
  const toggleIcon = isHidden ? 'eyeOff' : 'eye';
  const items = [
    { label: toggleLabel, icon: toggleIcon, onSelect: toggle } as const,
    earlier,
    later,
    {
      label: words.duplicate,
      icon: 'copy',
      isDisabled: isFull,
      onSelect: () => insert(index + 1, duplicateSection(value)),
    } as const,
    {
      label: words.addBelow,
      icon: 'plus',
      isDisabled: isFull,
      onSelect: () => addAt(index + 1),
    } as const,
    {
      label: words.moveTo,
      icon: 'move',
      onSelect: () => openDialog(<MoveSectionDialog file={file} index={index} />),
    } as const,
    removal,
  ];
  const turn = (isNowOpen: boolean) => {
    setOpen(isNowOpen ? index : undefined);
    // The page beside it shows the section.
    if (isNowOpen) studio.setState({ focus: { file, path } });
  };
  return (
    <DrawerBox isOpen={isOpen} isHidden={isHidden || undefined} {...box}>
      {index > 0 && !isFull && (
        <AddBetween label={words.addAbove(name)} onClick={() => addAt(index)} />
      )}
      <Drawer
        title={name}
        kind={sectionKind(value)}
        drawing={kind.drawing}
        field={own}
        isOpen={isOpen}
        isHidden={isHidden}
        onTurn={turn}
        handle={handle}
        tools={
          <>
            <IconButton icon={toggleIcon} label={toggleLabel} onClick={toggle} />
            <Menu label={WORDS.more(name)} items={items} />
          </>
        }
      >
        <GroupFields field={{ ...kind, fields }} path={path} />
      </Drawer>
    </DrawerBox>
  );
}
