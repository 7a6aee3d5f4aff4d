import type { SharedWords } from './en.ts';

/** Words of server and window in German. */
export const DE: SharedWords = {
  launch: {
    newPage: 'Schreiben Sie hier den Text dieser Seite.',
    text: 'Das ist ein Beispiel. Schreiben Sie einen eigenen Text.',
    address: 'Das ist eine Beispieladresse. Schreiben Sie Ihre eigene.',
    photo: 'Das ist ein Beispielfoto. Ersetzen Sie es durch ein eigenes.',
    startLink:
      'Das führt zu Ihrer Startseite. Geben Sie die Adresse Ihres Profils ein, wenn Sie eines haben.',
    number: 'Diese Zahl ist ein Beispiel. Behalten Sie sie nur, wenn sie stimmt.',
    emptyPage: 'Diese Seite ist leer. Schreiben Sie sie, oder lassen Sie sie weg.',
    deadWord:
      'Dieses Wort führt nirgendwohin. Legen Sie eine Textseite „Terms“ an, oder lassen Sie es weg.',
    description: 'Die Beschreibung wiederholt nur den Namen. Sagen Sie, was Besucher dort finden.',
    place: '{place}: {what}. {advice}',
    remark: 'Darf bleiben: ',
    left: 'Noch {count} Beispiele. Ersetzen Sie sie vor dem Veröffentlichen.',
    none: 'Es sind keine Beispiele mehr da. Sie können veröffentlichen.',
  },
};
