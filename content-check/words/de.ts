import type { CheckWords } from './en.ts';

const ENTRY = 'Beginnen Sie einen Eintrag mit Strich und Leerzeichen, wie die anderen.';

/** The sentences of the content check in German; each continues one about its place. */
export const DE: CheckWords = {
  quoted: (text) => `„${JSON.stringify(text).slice(1, -1)}“`,
  didYouMean: (word) => ` Meinen Sie „${word}“?`,
  noFolder: 'gibt es nicht. Stellen Sie ihn wieder her, oder ändern Sie CONTENT_FOLDER.',
  announcementIsOver:
    'ist vorbei; Besucher sehen die Ankündigung nicht mehr. Entfernen Sie sie, oder ändern Sie den Tag.',
  hidden: (code) =>
    `hat ein unsichtbares Zeichen (${code}). Löschen Sie das Wort, und schreiben Sie es neu.`,
  field: {
    emptyFile: 'ist leer. Stellen Sie den früheren Inhalt wieder her.',
    missing: (expected) => `fehlt; hier gehört hin: ${expected}.`,
    empty: (expected) => `ist leer; hier gehört hin: ${expected}.`,
    tooLong: (length, max) => `hat ${length} Zeichen. Kürzen Sie auf ${max} Zeichen.`,
    tooMany: (count, max) =>
      `hat ${count} Einträge und Platz für ${max}. Entfernen Sie ${count - max}.`,
    wrong: (expected, found) => `muss ${expected} sein, ${found}.`,
    wrongText: (expected, text) => `muss ${expected} sein, ist aber ${text}.`,
    isValue: (value) => `ist aber ${value}`,
    isDate: 'ist aber ein Datum',
    isList: 'ist aber eine Liste',
    isGroup: 'ist aber eine Gruppe von Feldern',
    hasEntries: (count) => `hat aber ${count} ${count === 1 ? 'Eintrag' : 'Einträge'}`,
    group: 'eine Gruppe von Feldern',
    oneOf: (options) => `eines von ${options}`,
    inQuotes: ' Setzen Sie es in Anführungszeichen.',
    inQuotesLike: (example) => ` Setzen Sie es in Anführungszeichen: ${example}.`,
    ownLines: ' Schreiben Sie jedes Feld in eine eigene Zeile, wie bei den anderen Einträgen.',
    withoutQuotes: ' Schreiben Sie die Zahl ohne Anführungszeichen.',
    onlyDigits: ' Schreiben Sie nur Ziffern.',
    unknownName: (name, advice) => `nennt ${name}; das gibt es nicht.${advice}`,
    mustBe: (expected) => ` Hier gehört hin: ${expected}.`,
    unknownField: (name, advice) => `hat das unbekannte Feld „${name}“.${advice}`,
    removeField: ' Entfernen Sie es, oder prüfen Sie die Einrückung.',
  },
  file: {
    rename: (path) => `hat den falschen Namen. Nennen Sie die Datei ${path}.`,
    missing: 'fehlt. Ohne diese Datei lässt sich die Website nicht bauen.',
    noGallery:
      'hat keine gallery.yaml. Kopieren Sie die einer anderen Galerie, und ändern Sie sie.',
    notAPage: (advice) => `wird nicht als Seite gelesen.${advice}`,
    renameTo: (path) => ` Nennen Sie die Datei ${path}.`,
    unusedGallery:
      'erscheint auf keiner Seite. Fügen Sie einer Seite einen Abschnitt dafür hinzu, oder löschen Sie den Ordner.',
    unusedMedia:
      'wird nicht verwendet. Nennen Sie die Datei in einer YAML-Datei, oder löschen Sie sie.',
    unread:
      'hat einen Ort, Namen oder Typ, den die Website nicht liest. Verschieben Sie die Datei, oder wandeln Sie sie um.',
    nameTaken: (name) => `heißt wie eine andere Seite, /${name}. Geben Sie einen anderen Namen.`,
    noAddress: (advice) =>
      `kann kein Teil einer Webadresse sein. Nehmen Sie nur a bis z, Ziffern und Striche.${advice}`,
    renameToName: (name) => ` Nennen Sie es „${name}“.`,
    pageName: (file) => `ist auch der Name in „${file}“. Ändern Sie einen von beiden.`,
    neededDraft: 'ist gesetzt, aber die Website braucht diese Seite. Entfernen Sie das Feld.',
    noHours: 'fehlt. Füllen Sie es aus, oder die Öffnungszeiten in business.yaml.',
    noStory:
      'nennt eine Galerie ohne Geschichte. Schreiben Sie eine, oder entfernen Sie den Eintrag.',
    noProjects:
      'hat keine Projekte zu zeigen. Schreiben Sie die Geschichte einer Galerie, oder entfernen Sie den Abschnitt.',
    noneChosen: 'hat keine Projekte zu zeigen. Wählen Sie welche aus, oder zeigen Sie alle.',
    addressOfList: (address, page) =>
      `hat die Adresse ${address}; die Liste der Projekte in ${page} braucht sie. Ändern Sie den Namen.`,
    otherRoom: (room) => `heißt in einer anderen Galerie „${room}“. Schreiben Sie beide gleich.`,
    noPage: (name, advice) => `nennt „${name}“; das ist keine Seite.${advice}`,
    removeLine: ' Entfernen Sie die Zeile.',
    reservedAddress:
      'ist die Adresse einer Datei, die die Website braucht. Entfernen Sie die Weiterleitung.',
    noSendingWords:
      'fehlt; Anfragen brauchen diese Worte. npm run migrate ergänzt sie; siehe docs/enquiries.md.',
    addressOfPage:
      'ist die Adresse einer Seite. Entfernen Sie die Weiterleitung, oder benennen Sie die Seite um.',
  },
  limits: {
    files: (host, count, most) =>
      `Die Website hat ${count} Dateien; ${host} nimmt ${most}. Entfernen Sie Fotos, oder wählen Sie einen anderen Anbieter.`,
    site: (host, size, most) =>
      `Die Website hat ${size} MB; ${host} nimmt ${most} MB. Entfernen Sie Fotos, oder wählen Sie einen anderen Anbieter.`,
    file: (host, name, size, most) =>
      `${name} hat ${size} MB; ${host} nimmt ${most} MB. Verwenden Sie ein kürzeres Video.`,
  },
  enquiries: {
    similarService: (host, example) =>
      `nennt einen unbekannten Dienst, ${host}. Meinten Sie eine Adresse wie ${example}?`,
    notForForms: (service, example) =>
      `ist keine Formularadresse von ${service}. Kopieren Sie diese; sie sieht aus wie ${example}.`,
    keyMissing: (service, field) =>
      `fehlt; ${service} braucht das verborgene Feld ${field}. Kopieren Sie dort seinen Wert.`,
  },
  untidy: {
    damaged: (place: string) =>
      `ist bei ${place} beschädigt. Erzeugen Sie die Datei neu, oder löschen Sie sie.`,
    otherPhotograph: 'gehört zu einem anderen Foto und wird nicht gezeigt. Löschen Sie die Datei.',
  },
  media: {
    startsWith: (source) => `muss mit ./ beginnen: Schreiben Sie „./${source}“.`,
    character: (source, character) =>
      `nennt ${source}; der Name enthält ${character}. Benennen Sie die Datei um, und ändern Sie es hier.`,
    gone: (source, advice) => `nennt ${source}; die Datei gibt es nicht.${advice}`,
    putThere: ' Legen Sie die Datei dorthin, oder entfernen Sie den Eintrag.',
    wrong: (source, message) => `nennt ${source}; die Datei ${message}`,
    picture: 'ist beschädigt, riesig oder kein Bild (jpg, png, webp). Exportieren Sie sie neu.',
    longerSide: (width, height, least) =>
      `hat ${width} x ${height} Pixel; die längere Seite braucht ${least}. Exportieren Sie sie größer.`,
    shorterSide: (width, height, least) =>
      `hat ${width} x ${height} Pixel; die kürzere Seite braucht ${least}. Schneiden Sie weniger ab.`,
    video: 'ist beschädigt oder kein Video. Exportieren Sie sie neu.',
    captions: (name) =>
      `hat keine Untertitel. Legen Sie ${name} daneben; spricht niemand, schreiben Sie nur WEBVTT hinein.`,
    svg: 'ist beschädigt, komprimiert oder nicht in UTF-8. Exportieren Sie ein einfaches SVG, mit Text als Pfaden.',
    png: 'ist beschädigt oder kein Bild (svg, png). Exportieren Sie sie neu.',
    tooWide: (ratio) =>
      `ist mehr als ${ratio}-mal so breit wie hoch. Setzen Sie den Text in zwei Zeilen.`,
    tooLow: (height, least) =>
      `ist ${height} Pixel hoch; nötig sind ${least}. Exportieren Sie sie größer.`,
    opaque: 'hat einen deckenden Hintergrund. Exportieren Sie sie mit durchsichtigem.',
    same: (name) => `ist dasselbe Foto wie „${name}“. Löschen Sie eines von beiden mit Eintrag.`,
    metadata:
      'enthält Angaben wie Ort und Kamera. Besucher erhalten sie nie; npm run photos -- --clean entfernt sie.',
  },
  markdown: {
    html: (found) => `enthält ${found}. Schreiben Sie nur Markdown.`,
    image: (found) =>
      `enthält das Bild ${found}. Entfernen Sie es: Dieser Text kann keine Bilder zeigen.`,
    heading: (found) =>
      `hat „${found}“. Setzen Sie ein Leerzeichen nach #, dann ist es eine Überschrift.`,
    firstHeading: 'hat eine Überschrift mit einem #. Beginnen Sie Überschriften mit ##.',
    footnote: 'hat eine Fußnote. Schreiben Sie sie in den Text.',
    link: (url) =>
      `hat einen Link zu „${url}“. Schreiben Sie ihn wie https://www.example.com, mailto:hello@example.com oder /site-map.`,
  },
  yaml: {
    encoding: 'ist nicht in UTF-8. Speichern Sie die Datei neu mit der Kodierung „UTF-8“.',
    comment:
      'hat Text nach einem #, der verloren ginge. Setzen Sie den ganzen Text in Anführungszeichen.',
    continued: `gilt als Teil des Texts darüber. Schreiben Sie jeden Text in eine Zeile. ${ENTRY}`,
    unclosed: 'beginnt einen Text mit $1 und beendet ihn nicht. Setzen Sie $1 ans Ende.',
    number: (written, read) =>
      `hat ${written}; gelesen wird ${read}. Schreiben Sie nur Ziffern, oder setzen Sie Text in Anführungszeichen.`,
    escape: 'hat ein \\ in einem Text in Anführungszeichen. Schreiben Sie / oder \\\\.',
    duplicate:
      'hat das Feld „$1“ zweimal. Entfernen Sie eines, oder ergänzen Sie die Zeile zwischen zwei Gruppen.',
    documents: 'teilt die Datei in zwei. Entfernen Sie die Zeile.',
    tab: 'ist mit einem Tabulator eingerückt. Nehmen Sie Leerzeichen.',
    noSpace: 'hat kein Leerzeichen nach dem Strich. Schreiben Sie „- $1“.',
    bullet: `beginnt mit $1. ${ENTRY}`,
    wholeLine: 'hat Anführungszeichen um die ganze Zeile. Setzen Sie sie nur um den Text.',
    special: 'beginnt einen Text mit $1. Setzen Sie ihn in Anführungszeichen.',
    quote: 'hat $1 in einem Text, der mit $1 beginnt. Schreiben Sie „ “ oder ’.',
    colon: 'hat einen Text mit Doppelpunkt. Setzen Sie den ganzen Text in Anführungszeichen.',
    incomplete: 'ist weder „- Eintrag“ noch „Feld: Text“. Vervollständigen Sie die Zeile.',
    indentation:
      'passt nicht zu den Zeilen darum. Prüfen Sie die Einrückung, oder ergänzen Sie eine verlorene Zeile.',
  },
};
