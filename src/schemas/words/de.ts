import type { SchemaWords } from './en.ts';

/** What a schema finds wrong, in German. */
export const DE: SchemaWords = {
  lineBreak:
    'enthält einen Zeilenumbruch oder Tabulator; schreiben Sie alles in eine Zeile, mit Leerzeichen',
  lastLineBreak:
    'endet mit einem Zeilenumbruch; schreiben Sie alles in eine Zeile, oder >- statt >',
  spaceAtEdge: 'beginnt oder endet mit einem Leerzeichen; entfernen Sie es',
  markup: (found) => `enthält ${found}; Besucher würden es sehen. Entfernen Sie es`,
  entity: (found) => `enthält ${found}; Besucher würden es sehen. Schreiben Sie das Zeichen selbst`,
  quoted: 'steht in Anführungszeichen; Besucher würden sie sehen. Entfernen Sie beide',
  quotedTwice:
    'beginnt oder endet mit einem Anführungszeichen; die Seite setzt sie selbst. Entfernen Sie es',
  repeats: (name, entry) => `wiederholt „${name}“ von Eintrag ${entry}; entfernen Sie einen`,
  needsName: 'braucht einen „Namen in Links“ (id); dorthin führt das Menü',
  sameName: (section) =>
    `ist auch der „Name in Links“ (id) von Abschnitt ${section}; ändern Sie einen`,
  oneList: (section) =>
    `ist eine zweite Liste von Projekten, nach Abschnitt ${section}; entfernen Sie eine`,
  and: ' und ',
  message: (names) => `Text mit ${names}, je genau einmal, ohne andere Wörter in Klammern { }`,
  plainMessage: 'Text ohne Wörter in Klammern { }',
  write: (text) => ` Schreiben Sie „${text}“.`,
  writeEncoded: (text) => ` Schreiben Sie „${text}“, wie Browser es senden.`,
  fileName: 'ist ein Dateiname; beschreiben Sie, was das Bild zeigt',
  onePicture: 'braucht genau ein Bild: dieses oder das über der Überschrift',
  drawingAndPicture: 'steht anstelle eines Bildes; entfernen Sie eines von beiden',
  otherGallery: (gallery) => `gehört nicht zur Galerie ${gallery}; wählen Sie eines ihrer Bilder`,
  positionOnly: 'hat einen Bildmittelpunkt, aber kein Bild. Wählen Sie eines',
  wordsMissing: 'fehlt; nur ein Bild über die ganze Breite braucht keinen Text',
  picturesMissing: 'fehlt; hier gehört hin: eine Liste mit 2 bis 5 Einträgen',
  ownField: 'ist schon ein Feld des Formulars; entfernen Sie es',
  withoutAddress: 'ist bei Netlify nicht nötig; entfernen Sie sie',
  addressMissing:
    'fehlt; schreiben Sie, wohin Anfragen gehen, etwa https://formspree.io/f/abcdwxyz',
  onlyService: 'gibt es nur bei einem Formulardienst; entfernen Sie sie',
  onlyOrigin: (origin) => `enthält einen Pfad; schreiben Sie „${origin}“`,
  colours: {
    ground: 'dem Seitenhintergrund',
    first: '„Erste Farbe“',
    second: '„Zweite Farbe“',
    third: '„Dritte Farbe“',
    dark: '„Dunkel“',
    accent: '„Akzent“',
  },
  darker: (beside) => `ist neben ${beside} schwer zu sehen; wählen Sie eine dunklere Farbe`,
  lighter: (beside) => `ist neben ${beside} schwer zu sehen; wählen Sie eine hellere Farbe`,
  orEvening: ', oder „Abend“ für dunkle Seiten',
};
