/**
 * The German of all that schemas say to owners, by its English words: labels, sentences, choices and
 * what a value must be. `#` stands for a number.
 */
export const GERMAN: Readonly<Record<string, string>> = {
  // Labels of fields, and names of their entries
  Accent: 'Akzent',
  'Account ID': 'Account-ID',
  Actions: 'Knöpfe',
  'Address of the site': 'Adresse der Website',
  Address: 'Adresse',
  'After the number': 'Nach der Zahl',
  Announcement: 'Ankündigung',
  Answer: 'Antwort',
  'Area served': 'Einzugsgebiet',
  Area: 'Gebiet',
  Banner: 'Banner',
  'Before and after': 'Vorher und nachher',
  Before: 'Vorher',
  'Behind the headline': 'Hinter der Überschrift',
  'Below the headline': 'Unter der Überschrift',
  'Beside the name': 'Neben dem Namen',
  Branch: 'Branch',
  Button: 'Knopf',
  Choice: 'Auswahl',
  Close: 'Schließen',
  Cloudflare: 'Cloudflare',
  'Colour of the page': 'Farbe der Seite',
  Colours: 'Farben',
  'Coming soon': 'Demnächst',
  Contact: 'Kontakt',
  Copied: 'Kopiert',
  'Copy to a folder': 'In einen Ordner kopieren',
  Copy: 'Kopieren',
  'Copyright year': 'Jahr des Copyrights',
  Counter: 'Zähler',
  Counters: 'Zahlen',
  Credit: 'Gebaut von',
  Dark: 'Dunkel',
  Days: 'Tage',
  Description: 'Beschreibung',
  Draft: 'Entwurf',
  Drawing: 'Zeichnung',
  Email: 'E-Mail',
  Entries: 'Einträge',
  Entry: 'Eintrag',
  Facebook: 'Facebook',
  Fact: 'Angabe',
  Facts: 'Angaben',
  Failed: 'Gescheitert',
  Farewell: 'Gruß',
  File: 'Datei',
  Fingerprint: 'Fingerabdruck',
  'First colour': 'Erste Farbe',
  'Folder on the server': 'Ordner auf dem Server',
  Folder: 'Ordner',
  Gallery: 'Galerie',
  Greeting: 'Anrede',
  Group: 'Gruppe',
  Groups: 'Gruppen',
  Heading: 'Überschrift',
  Headline: 'Überschrift',
  'Height of the underline': 'Höhe der Linie',
  Hidden: 'Ausgeblendet',
  Highlight: 'Stärke',
  Highlights: 'Stärken',
  Hours: 'Zeiten',
  Line: 'Zeile',
  'In a sentence': 'Im Satz',
  'In one sentence': 'In einem Satz',
  'In search results': 'In Suchergebnissen',
  'In the menu': 'Im Menü',
  Instagram: 'Instagram',
  Introduction: 'Einleitung',
  Kind: 'Art',
  Label: 'Beschriftung',
  Language: 'Sprache',
  'Last day': 'Letzter Tag',
  'Last drawer': 'Letzte Schublade',
  Layout: 'Anordnung',
  'Leads to': 'Führt zu',
  Letter: 'Nachricht',
  Link: 'Link',
  LinkedIn: 'LinkedIn',
  Links: 'Links',
  Logo: 'Logo',
  Look: 'Aussehen',
  Marks: 'Zeichen',
  Middle: 'Mittel',
  'Name in links': 'Name in Links',
  'Name of the Worker': 'Name des Workers',
  Name: 'Name',
  Narrow: 'Schmal',
  Netlify: 'Netlify',
  Projects: 'Projekte',
  'Kind of room': 'Art des Raums',
  'These first': 'Diese zuerst',
  'Only these': 'Nur diese',
  'Not for search engines': 'Nicht für Suchmaschinen',
  Note: 'Hinweis',
  Number: 'Zahl',
  'Old address': 'Alte Adresse',
  'Order of pages': 'Reihenfolge der Seiten',
  'Own words': 'Eigene Worte',
  'Page background': 'Seitenhintergrund',
  Paragraph: 'Absatz',
  Paragraphs: 'Absätze',
  'Password or token': 'Passwort oder Token',
  People: 'Personen',
  Phone: 'Telefon',
  Photograph: 'Foto',
  Photographer: 'Fotograf',
  Picture: 'Bild',
  Pictures: 'Bilder',
  Pinterest: 'Pinterest',
  'Place of the picture': 'Ort des Bildes',
  Position: 'Bildmittelpunkt',
  Positions: 'Bildmittelpunkte',
  Preview: 'Vorschau',
  Price: 'Preis',
  Prices: 'Preise',
  'Private key': 'Privater Schlüssel',
  Question: 'Frage',
  Questions: 'Fragen',
  Remote: 'Remote',
  Result: 'Ergebnis',
  Role: 'Aufgabe',
  Rooms: 'Räume',
  'Second colour': 'Zweite Farbe',
  'Second heading': 'Zweite Überschrift',
  Section: 'Abschnitt',
  Sections: 'Abschnitte',
  'Send by Git': 'Mit Git senden',
  Send: 'Senden',
  'Sentence above': 'Satz darüber',
  Sentence: 'Satz',
  Server: 'Server',
  Service: 'Leistung',
  Share: 'Teilen',
  'Short testimonial': 'Kurze Kundenstimme',
  'Short testimonials': 'Kurze Kundenstimmen',
  'Site map': 'Seitenübersicht',
  Site: 'Website',
  'Social link': 'Netzwerk',
  'Social links': 'Soziale Netzwerke',
  Step: 'Schritt',
  Steps: 'Schritte',
  Story: 'Geschichte',
  Subject: 'Betreff',
  Subtitle: 'Untertitel',
  Text: 'Text',
  Theme: 'Farbe',
  'Third colour': 'Dritte Farbe',
  TikTok: 'TikTok',
  Time: 'Zeit',
  Times: 'Zeiten',
  Title: 'Titel',
  'Too long': 'Zu lang',
  Town: 'Ort',
  Twitter: 'Twitter',
  'Underlined word': 'Unterstrichenes Wort',
  'User name': 'Benutzername',
  Value: 'Wert',
  Video: 'Video',
  Way: 'Versandart',
  'Webspace by FTPS': 'Webspace mit FTPS',
  'Webspace by SFTP': 'Webspace mit SFTP',
  'What always stays in sight': 'Was immer sichtbar bleibt',
  'What it shows': 'Was es zeigt',
  WhatsApp: 'WhatsApp',
  'When enlarged': 'In großer Ansicht',
  Wide: 'Breit',
  Wishes: 'Wünsche',
  'With the name': 'Mit dem Namen',
  'Without a choice': 'Ohne Auswahl',
  'Without the strip of colours': 'Ohne Farbstreifen',
  X: 'X',
  YouTube: 'YouTube',

  // Kinds of sections and links
  About: 'Über uns',
  'Call to action': 'Aufforderung',
  Galleries: 'Galerien',
  Included: 'Enthalten',
  'Not found': 'Nicht gefunden',
  Page: 'Seite',
  'Portfolio teaser': 'Blick ins Portfolio',
  Press: 'Presse',
  Services: 'Leistungen',
  Situations: 'Situationen',
  Testimonials: 'Kundenstimmen',

  // Choices
  'Day: light pages': 'Tag: helle Seiten',
  'Evening: dark pages, headings in serif': 'Abend: dunkle Seiten, Überschriften mit Serifen',
  Drawer: 'Schublade',
  Vase: 'Vase',
  Arch: 'Bogen',
  'The photograph': 'Das Foto',
  'A card': 'Eine Karte',
  Ticks: 'Häkchen',
  'Colour chips': 'Farbkärtchen',
  'All services': 'Alle Leistungen',
  'All galleries or projects of a page': 'Alle Galerien oder Projekte einer Seite',
  'Before the words': 'Vor dem Text',
  'After them': 'Nach dem Text',
  'Above them, over the whole width': 'Über dem Text, in ganzer Breite',
  'Shows all of it': 'Zeigt alles',
  'Fills the window': 'Füllt das Fenster',
  'One large picture and smaller ones': 'Ein großes Bild und kleinere',
  'Two pictures above three': 'Zwei Bilder über dreien',
  'Before and after in one frame, from two pictures on':
    'Vorher und nachher in einem Rahmen, ab zwei Bildern',
  'Different sizes on two shelves': 'Verschiedene Größen auf zwei Borden',
  'Hair in a bun': 'Haarknoten',
  'Glasses and beard': 'Brille und Bart',
  'Short curls': 'Kurze Locken',

  // Business
  'The business this site belongs to.': 'Das Unternehmen, dem diese Website gehört.',
  'Name of the business, as in the logo.': 'Name des Unternehmens, wie im Logo.',
  'Where visitors write to. Pages hide it from programs that collect addresses; the contact card (contact.vcf) cannot.':
    'Dorthin schreiben Besucher. Die Seiten verbergen sie vor Adresssammlern; die Kontaktkarte (contact.vcf) nicht.',
  'The headline of your contact; a tap starts a call.':
    'Die Überschrift Ihres Kontakts; ein Tippen ruft an.',
  'Town or region you work in; below your e-mail address.':
    'Ort oder Gebiet; unter Ihrer E-Mail-Adresse.',
  'Address of this site, such as https://www.example.com.':
    'Adresse dieser Website, etwa https://www.example.com.',
  'The social icons in the footer, from left to right.':
    'Die Symbole im Fußbereich, von links nach rechts.',
  'One icon.': 'Ein Symbol.',
  'Service of the icon.': 'Netzwerk des Symbols.',
  'Your page there, or / for the home page of this site.':
    'Ihre Seite dort, oder / für Ihre Startseite.',
  'Year in the footer.': 'Jahr im Fußbereich.',
  'Who built the site, named in the footer.': 'Wer die Website gebaut hat; steht im Fußbereich.',
  'Name of the developer or studio.': 'Name der Entwicklerin oder des Studios.',
  'Site of the developer or studio. It opens in a new tab.':
    'Deren Website. Sie öffnet sich in einem neuen Tab.',
  'A line above every page, until visitors close it.':
    'Eine Zeile über jeder Seite, bis Besucher sie schließen.',
  'Such as “Closed from 24 December to 6 January.”':
    'Etwa „Geschlossen vom 24. Dezember bis 6. Januar.“',
  'A page or section with more about it.': 'Eine Seite oder ein Abschnitt mit mehr dazu.',
  'The last day it is shown. Default: until you remove it.':
    'Der letzte Tag. Sonst: bis Sie sie entfernen.',
  'Light or dark pages. Default: day.': 'Helle oder dunkle Seiten. Sonst: Tag.',
  'Six colours; all others follow. Default: the design’s.':
    'Sechs Farben; alle anderen folgen. Sonst: die des Entwurfs.',
  'Behind every page.': 'Hinter jeder Seite.',
  'Of pages and services.': 'Für Seiten und Leistungen.',
  'Lines, buttons, dark backgrounds. Text is a little darker.':
    'Linien, Knöpfe, dunkle Flächen. Text ist etwas dunkler.',
  'Underlines, arrows, marks and the keyboard focus ring.':
    'Unterstreichungen, Pfeile, Zeichen und Tastaturfokus.',
  'Your logo, on a card. Without it: your name and a drawing.':
    'Ihr Logo, auf einer Karte. Sonst: Name und Zeichnung.',
  'An SVG, or a PNG with a transparent background, at least 96 pixels high, readable on white.':
    'Ein SVG, oder ein PNG mit durchsichtigem Hintergrund, mindestens 96 Pixel hoch, lesbar auf Weiß.',
  'The order in the menu and among the services.': 'Die Reihenfolge in Menü und Leistungen.',
  'Name of a file, such as home-space-organizing.': 'Name einer Datei, etwa home-space-organizing.',
  'Shows your name beside a logo that is only a picture.':
    'Zeigt Ihren Namen neben einem Logo, das nur ein Bild ist.',

  // Buttons and labels
  'Buttons and labels.': 'Knöpfe und Beschriftungen.',
  Call: 'Anrufen',
  'First choice of that button. Without it, the button leads to the contact section.':
    'Erste Auswahl dieses Knopfs. Ohne sie führt er zum Kontakt.',
  'On the next project': 'Am nächsten Projekt',
  'On the project before': 'Am vorherigen Projekt',
  'Above both': 'Über beiden',
  'Link to all projects': 'Link zu allen Projekten',
  'Lists of projects': 'Listen von Projekten',
  'Pages that show projects as cards.': 'Seiten, die Projekte als Karten zeigen.',
  'Among the facts of a project.': 'Unter den Angaben zu einem Projekt.',
  'Kinds of room, read aloud': 'Arten von Räumen, vorgelesen',
  'Screen readers say it for the row of kinds of room.':
    'Vorlesegeräte sagen es für die Reihe der Arten von Räumen.',
  'All kinds of room': 'Alle Arten von Räumen',
  'Link to the projects of all kinds.': 'Link zu den Projekten aller Arten.',
  'Page numbers, read aloud': 'Seitenzahlen, vorgelesen',
  'Screen readers say it for the row of page numbers.':
    'Vorlesegeräte sagen es für die Reihe der Seitenzahlen.',
  'Which page': 'Welche Seite',
  'Below the heading, and read aloud. Keep {index} and {total}.':
    'Unter der Überschrift und vorgelesen. Behalten Sie {index} und {total}.',
  'Title of further pages': 'Titel weiterer Seiten',
  'In the tab, from the second page of a list on. Keep {title} and {index}.':
    'Im Tab, ab der zweiten Seite einer Liste. Behalten Sie {title} und {index}.',
  'Title of a kind of room': 'Titel einer Art von Räumen',
  'In the tab, when a list shows one kind of room. Keep {title} and {room}.':
    'Im Tab, wenn eine Liste eine Art von Räumen zeigt. Behalten Sie {title} und {room}.',
  'Names of colours': 'Namen der Farben',
  'On pages of projects. Without them, the colours have no names.':
    'Auf Seiten von Projekten. Ohne sie haben die Farben keine Namen.',
  'Language and browser tab': 'Sprache und Browser-Tab',
  'Language of the site, and the title of its pages.':
    'Sprache der Website und Titel ihrer Seiten.',
  'Language of the site and the studio: en or de; other languages, such as fr, only of the site.':
    'Sprache von Website und Studio: en oder de; andere, etwa fr, nur der Website.',
  'Title in the tab': 'Titel im Tab',
  'In the tab of the browser, and in search results. Keep {page} and {business}.':
    'Im Tab des Browsers und in Suchergebnissen. Behalten Sie {page} und {business}.',
  'Skip to the content': 'Zum Inhalt springen',
  'The first link of each page, for people with a keyboard.':
    'Der erste Link jeder Seite, für Menschen mit Tastatur.',
  'Link to the content': 'Link zum Inhalt',
  'Seen only with the keyboard. It jumps over the menu.':
    'Nur mit der Tastatur zu sehen. Er überspringt das Menü.',
  'Top of each page': 'Oberer Rand jeder Seite',
  'Logo and menu, as screen readers say them.': 'Logo und Menü, wie Vorlesegeräte sie nennen.',
  'Logo, read aloud': 'Logo, vorgelesen',
  'Screen readers say it for the logo, which leads home. Keep {business}.':
    'Vorlesegeräte sagen es für das Logo, das zur Startseite führt. Behalten Sie {business}.',
  'Menu, read aloud': 'Menü, vorgelesen',
  'Screen readers say it for the menu at the top.': 'Vorlesegeräte sagen es für das Menü oben.',
  'Menu on phones': 'Menü auf Telefonen',
  'The menu that opens from below.': 'Das Menü, das sich von unten öffnet.',
  'Above the entries': 'Über den Einträgen',
  'Heading of the open menu.': 'Überschrift des offenen Menüs.',
  'Button that opens it': 'Knopf zum Öffnen',
  'In the bar at the bottom.': 'In der Leiste unten.',
  'Button that closes it': 'Knopf zum Schließen',
  'In the bar at the bottom, while the menu is open.':
    'In der Leiste unten, solange das Menü offen ist.',
  'Bar at the bottom of phones': 'Leiste unten auf Telefonen',
  'Always seen on phones.': 'Auf Telefonen immer zu sehen.',
  'Button to the contact': 'Knopf zum Kontakt',
  'Leads to the contact section.': 'Führt zum Kontakt.',
  'Bottom of each page': 'Unterer Rand jeder Seite',
  'The last lines of each page.': 'Die letzten Zeilen jeder Seite.',
  'Copyright line': 'Copyright-Zeile',
  'At the end of each page. Keep {year}.': 'Am Ende jeder Seite. Behalten Sie {year}.',
  'Link to the terms': 'Link zu den AGB',
  'Leads to the text page called terms.': 'Führt zur Textseite namens terms.',
  'Link to the site map': 'Link zur Seitenübersicht',
  'At the end of each page, if there is a site map.':
    'Am Ende jeder Seite, wenn es die Übersicht gibt.',
  'Who built the site': 'Wer die Website gebaut hat',
  'At the end of each page. Keep {name}.': 'Am Ende jeder Seite. Behalten Sie {name}.',
  'After links to other sites': 'Nach Links zu anderen Websites',
  'Screen readers say it after links that open a new tab.':
    'Vorlesegeräte sagen es nach Links, die einen neuen Tab öffnen.',
  'Social networks': 'Soziale Netzwerke',
  'The icons in the footer, as screen readers say them.':
    'Die Symbole am Seitenende, wie Vorlesegeräte sie nennen.',
  'All icons, read aloud': 'Alle Symbole, vorgelesen',
  'Screen readers say it for the group of icons.':
    'Vorlesegeräte sagen es für die Gruppe der Symbole.',
  'Screen readers say it for this icon.': 'Vorlesegeräte sagen es für dieses Symbol.',
  'Quotation marks': 'Anführungszeichen',
  'Around the words of customers.': 'Um die Worte von Kunden.',
  'Opening mark': 'Zeichen davor',
  'Before the first word.': 'Vor dem ersten Wort.',
  'Closing mark': 'Zeichen danach',
  'After the last word.': 'Nach dem letzten Wort.',
  'E-mail buttons': 'Knöpfe für E-Mails',
  'Wherever your e-mail address can be used.': 'Überall, wo Ihre E-Mail-Adresse steht.',
  'Write an e-mail': 'E-Mail schreiben',
  'After other mail links': 'Nach anderen E-Mail-Links',
  'Screen readers say it after links that open the mail program.':
    'Vorlesegeräte sagen es nach Links, die das Mailprogramm öffnen.',
  'Copy the address': 'Adresse kopieren',
  'Button beside the address.': 'Knopf neben der Adresse.',
  'Save the contact': 'Kontakt speichern',
  'Link that saves it in an address book.': 'Link, der ihn im Adressbuch speichert.',
  'After copying': 'Nach dem Kopieren',
  'In place of the button, for a moment.': 'Für einen Augenblick anstelle des Knopfes.',
  'If copying fails': 'Wenn Kopieren scheitert',
  'The address is then selected.': 'Die Adresse ist dann ausgewählt.',
  'Label of the hours': 'Beschriftung der Zeiten',
  'With a telephone, above the opening hours.': 'Mit Telefon, über den Öffnungszeiten.',
  'Label of the place': 'Beschriftung des Ortes',
  'With a telephone, above address and area.': 'Mit Telefon, über Adresse und Gebiet.',
  'Label of the e-mail': 'Beschriftung der E-Mail',
  'With a telephone, above the address.': 'Mit Telefon, über der Adresse.',
  'Brochure and cards': 'Broschüre und Karten',
  'What is printed.': 'Was gedruckt wird.',
  'Below the code': 'Unter dem Code',
  'Below the picture that phones scan.': 'Unter dem Bild, das Telefone lesen.',
  'Cards of services': 'Karten der Leistungen',
  'On the home page.': 'Auf der Startseite.',
  'Not offered yet': 'Noch nicht im Angebot',
  'Across the card of such a service.': 'Auf der Karte einer solchen Leistung.',
  'Moving pictures of services': 'Bilderreihen der Leistungen',
  'The row of pictures of each service.': 'Die Bilderreihe jeder Leistung.',
  'Row, read aloud': 'Reihe, vorgelesen',
  'Screen readers say it for the row of a service. Keep {service}.':
    'Vorlesegeräte sagen es für die Reihe einer Leistung. Behalten Sie {service}.',
  'What the row is, read aloud': 'Was die Reihe ist, vorgelesen',
  'Screen readers say it after the name of the row.':
    'Vorlesegeräte sagen es nach dem Namen der Reihe.',
  'What a picture is, read aloud': 'Was ein Bild ist, vorgelesen',
  'Screen readers say it for each picture of the row.':
    'Vorlesegeräte sagen es für jedes Bild der Reihe.',
  'Which picture, read aloud': 'Welches Bild, vorgelesen',
  'Screen readers say it when a picture appears. Keep {index} and {total}.':
    'Vorlesegeräte sagen es wenn ein Bild erscheint. Behalten Sie {index} und {total}.',
  'Button that stops': 'Knopf zum Anhalten',
  'Below the pictures, while they move.': 'Unter den Bildern, solange sie sich bewegen.',
  'Button that starts': 'Knopf zum Starten',
  'Below the pictures, while they stand still.': 'Unter den Bildern, solange sie stehen.',
  'Arrow back': 'Pfeil zurück',
  'Shown under the pointer, and read aloud.': 'Erscheint unter dem Zeiger und wird vorgelesen.',
  'Arrow on': 'Pfeil weiter',
  'Row of dots, read aloud': 'Punktreihe, vorgelesen',
  'Screen readers say it for the dots below the pictures.':
    'Vorlesegeräte sagen es für die Punkte unter den Bildern.',
  'One dot, read aloud': 'Ein Punkt, vorgelesen',
  'Screen readers say it for each dot. Keep {index} and {total}.':
    'Vorlesegeräte sagen es für jeden Punkt. Behalten Sie {index} und {total}.',
  'Pictures of a gallery': 'Bilder einer Galerie',
  'The small pictures, and the page about a project.':
    'Die kleinen Bilder und die Seite über ein Projekt.',
  'Small picture, read aloud': 'Kleines Bild, vorgelesen',
  'Screen readers say it for each small picture. Keep {index} and {total} and {alt}.':
    'Vorlesegeräte sagen es für jedes kleine Bild. Behalten Sie {index} und {total} und {alt}.',
  'How many more': 'Wie viele noch',
  'On the last picture, if there are more. Keep {count}.':
    'Auf dem letzten Bild, wenn es mehr gibt. Behalten Sie {count}.',
  'How many more, read aloud': 'Wie viele noch, vorgelesen',
  'Screen readers say it for this number. Keep {count}.':
    'Vorlesegeräte sagen es für diese Zahl. Behalten Sie {count}.',
  'One more, read aloud': 'Noch eines, vorgelesen',
  'Screen readers say it if there is one more.': 'Vorlesegeräte sagen es wenn es noch eines gibt.',
  'Tab “before”': 'Reiter „vorher“',
  'On a pair of pictures, for the first.': 'Auf einem Bilderpaar, für das erste.',
  'Tab “after”': 'Reiter „nachher“',
  'On a pair of pictures, for the second.': 'Auf einem Bilderpaar, für das zweite.',
  'Link to a project': 'Link zu einem Projekt',
  'Below a gallery that has a page of its own.': 'Unter einer Galerie mit eigener Seite.',
  'Above the pictures': 'Über den Bildern',
  'On the page about a project.': 'Auf der Seite über ein Projekt.',
  'At the end of the page about a project.': 'Am Ende der Seite über ein Projekt.',
  'Pop-up': 'Pop-up',
  'The window over a page.': 'Das Fenster über einer Seite.',
  'On the button and the cross.': 'Auf dem Knopf und dem Kreuz.',
  'Enlarged pictures': 'Vergrößerte Bilder',
  'What opens after a click on a picture.': 'Was sich nach einem Klick auf ein Bild öffnet.',
  'View, read aloud': 'Ansicht, vorgelesen',
  'Screen readers say it when the view opens.':
    'Vorlesegeräte sagen es wenn sich die Ansicht öffnet.',
  'Label at the top': 'Beschriftung oben',
  'At the upper edge of the view. Keep {gallery}.':
    'Am oberen Rand der Ansicht. Behalten Sie {gallery}.',
  'Screen readers say it for all enlarged pictures.':
    'Vorlesegeräte sagen es für alle vergrößerten Bilder.',
  'Screen readers say it for each enlarged picture.':
    'Vorlesegeräte sagen es für jedes vergrößerte Bild.',
  'Which picture is shown': 'Welches Bild zu sehen ist',
  'Below the enlarged picture. Keep {index} and {total}.':
    'Unter dem vergrößerten Bild. Behalten Sie {index} und {total}.',
  Cross: 'Kreuz',
  'Start the slideshow': 'Diaschau starten',
  'Stop the slideshow': 'Diaschau anhalten',
  'Show the small pictures': 'Kleine Bilder zeigen',
  'Hide the small pictures': 'Kleine Bilder verbergen',
  'Small pictures, read aloud': 'Kleine Bilder, vorgelesen',
  'Screen readers say it for the row of small pictures.':
    'Vorlesegeräte sagen es für die Reihe kleiner Bilder.',
  Larger: 'Größer',
  Smaller: 'Kleiner',
  'Full screen': 'Vollbild',
  'Leave full screen': 'Vollbild beenden',
  'Write about a picture': 'Zu einem Bild schreiben',
  'Subject of that mail': 'Betreff dieser Mail',
  'Already filled in when the mail program opens. Keep {index} and {gallery}.':
    'Schon ausgefüllt, wenn sich das Mailprogramm öffnet. Behalten Sie {index} und {gallery}.',
  'Share a picture': 'Bild teilen',
  'After copying the link': 'Nach dem Kopieren des Links',
  'Where the browser cannot share, the link is copied.':
    'Wo der Browser nicht teilen kann, wird der Link kopiert.',
  'If sharing fails': 'Wenn Teilen scheitert',
  'Where the link can be neither shared nor copied.':
    'Wo der Link weder geteilt noch kopiert werden kann.',
  'While a picture loads': 'Während ein Bild lädt',
  'Screen readers say it until the picture is there.':
    'Vorlesegeräte sagen es bis das Bild da ist.',
  'Missing picture': 'Fehlendes Bild',
  'If a picture does not load.': 'Wenn ein Bild nicht lädt.',
  'In place of the picture': 'Anstelle des Bildes',
  'Seen until the page is loaded again.': 'Zu sehen, bis die Seite neu geladen wird.',
  'If a part does not load': 'Wenn ein Teil nicht lädt',
  'A message at the bottom of the page.': 'Eine Meldung unten auf der Seite.',
  Message: 'Meldung',
  'What happened, and what to do.': 'Was geschehen ist, und was zu tun ist.',
  'Load again': 'Neu laden',
  'Button in the message.': 'Knopf in der Meldung.',
  'Close the message': 'Meldung schließen',
  'Page at an old address': 'Seite an einer alten Adresse',
  'Seen for a moment; it leads on by itself.': 'Kurz zu sehen; sie führt von selbst weiter.',
  'In the tab of the browser.': 'Im Tab des Browsers.',
  'Link to the new page': 'Link zur neuen Seite',
  'For visitors whose browser does not lead on.': 'Für Besucher, deren Browser nicht weiterführt.',
  'A version that is not online yet.': 'Eine Fassung, die noch nicht online ist.',
  'In the tab of the browser. Keep {title}.': 'Im Tab des Browsers. Behalten Sie {title}.',
  'Button that opens the mail program.': 'Knopf, der das Mailprogramm öffnet.',
  'Shown after copying.': 'Erscheint nach dem Kopieren.',
  'Cards of all your projects, twelve on a page, by kind of room.':
    'Karten aller Ihrer Projekte, zwölf auf einer Seite, nach Art des Raums.',
  'The projects that come first, in this order. Default: in the order of your galleries.':
    'Die Projekte, die zuerst kommen, in dieser Reihenfolge. Sonst: in der Reihenfolge Ihrer Galerien.',
  'Leaves out all other projects.': 'Lässt alle anderen Projekte weg.',
  'Kind of room, such as Kitchen. Lists of projects can be limited to it.':
    'Art des Raums, etwa Küche. Listen von Projekten lassen sich darauf beschränken.',

  // Old addresses
  'Old addresses, which lead to pages of today.': 'Alte Adressen, die zu heutigen Seiten führen.',
  'The old addresses.': 'Die alten Adressen.',
  'One old address.': 'Eine alte Adresse.',
  'The old address, without the domain.': 'Die alte Adresse, ohne die Domain.',
  'The page of today.': 'Die heutige Seite.',

  // Enquiry
  'What visitors choose, and the message made from it.':
    'Was Besucher wählen, und die Nachricht daraus.',
  'Button that opens the choices.': 'Knopf, der die Auswahl öffnet.',
  'The rooms. Visitors may choose several.': 'Die Räume. Besucher können mehrere wählen.',
  'Label above the choices.': 'Beschriftung über der Auswahl.',
  'The rooms.': 'Die Räume.',
  'One room.': 'Ein Raum.',
  'Word beside the box.': 'Wort neben dem Kästchen.',
  'The room inside a sentence, such as "the kitchen".': 'Der Raum im Satz, etwa „die Küche“.',
  'Used while no room is chosen.': 'Gilt, solange kein Raum gewählt ist.',
  'The wishes. Visitors choose one.': 'Die Wünsche. Besucher wählen einen.',
  'The wishes.': 'Die Wünsche.',
  'One wish.': 'Ein Wunsch.',
  'Its sentence in the message. Keep {rooms}.': 'Sein Satz in der Nachricht. Behalten Sie {rooms}.',
  'Used while no wish is chosen. Keep {rooms}.':
    'Gilt, solange kein Wunsch gewählt ist. Behalten Sie {rooms}.',
  'The starting times. Visitors choose one.': 'Die Termine. Besucher wählen einen.',
  'The times.': 'Die Termine.',
  'One time.': 'Ein Termin.',
  'Its sentence in the message.': 'Sein Satz in der Nachricht.',
  'Label of the field for the visitor’s own words.':
    'Beschriftung des Felds für eigene Worte des Besuchers.',
  'The message around the choices.': 'Die Nachricht um die Auswahl.',
  'Label above the message.': 'Beschriftung über der Nachricht.',
  'Name of this colour.': 'Name dieser Farbe.',
  White: 'Weiß',
  Cream: 'Creme',
  Sand: 'Sand',
  Stone: 'Stein',
  Oak: 'Eiche',
  Walnut: 'Nussbaum',
  Rose: 'Rosé',
  Terracotta: 'Terrakotta',
  Rust: 'Rost',
  Ochre: 'Ocker',
  Olive: 'Oliv',
  Sage: 'Salbei',
  Forest: 'Tannengrün',
  Petrol: 'Petrol',
  Sky: 'Himmelblau',
  Navy: 'Marineblau',
  Plum: 'Pflaume',
  Grey: 'Grau',
  Charcoal: 'Anthrazit',
  'The room inside a sentence of the enquiry, such as "the kitchen". With it, visitors can choose the drawer.':
    'Der Raum in einem Satz der Anfrage, zum Beispiel „die Küche“. Damit lässt sich die Schublade wählen.',
  'Sentence of the enquiry, such as "I am {situations}." With it, visitors can choose the situations. Keep {situations}.':
    'Satz der Anfrage, zum Beispiel „Ich bin {situations}.“ Damit lassen sich die Situationen wählen. Behalten Sie {situations}.',
  'Show the whole picture': 'Ganzes Bild zeigen',
  'On phones, where a picture fills the window.': 'Auf dem Handy, wo ein Bild das Fenster füllt.',
  'Fill the window': 'Fenster füllen',
  'On phones, beside the whole picture.': 'Auf dem Handy, neben dem ganzen Bild.',
  'More tools': 'Weitere Werkzeuge',
  'On phones, shows the tools that are rarely used.':
    'Zeigt auf dem Handy die Werkzeuge, die man selten braucht.',
  'Leads from the choices to the message, on phones. Keep {count}.':
    'Führt auf dem Handy von der Auswahl zur Nachricht. Behalten Sie {count}.',
  'After a choice': 'Nach einer Auswahl',
  'Subject of the message. Keep {rooms}.': 'Betreff der Nachricht. Behalten Sie {rooms}.',
  'First line.': 'Erste Zeile.',
  'Question at the end.': 'Frage am Ende.',
  'Last line.': 'Letzte Zeile.',
  'When the message is too long for a mail link and is cut.':
    'Wenn die Nachricht für einen Mail-Link zu lang ist.',
  'Buttons below the message.': 'Knöpfe unter der Nachricht.',
  'Button that opens the mail program with the message.':
    'Knopf, der das Mailprogramm mit der Nachricht öffnet.',
  'Button that copies the message.': 'Knopf, der die Nachricht kopiert.',
  'Button that opens the share menu of the device.':
    'Knopf, der das Teilen-Menü des Geräts öffnet.',
  'When copying and sharing failed; the message is selected.':
    'Wenn Kopieren und Teilen scheitern; die Nachricht ist markiert.',

  // Enquiries sent from the site
  Enquiries: 'Anfragen',
  'Visitors can send enquiries from the site. Without it: by e-mail only.':
    'Besucher können Anfragen von der Website senden. Ohne: nur per E-Mail.',
  'Received by': 'Empfangen von',
  'Who receives them.': 'Wer sie empfängt.',
  'A form service': 'Ein Formulardienst',
  'The studio on a server': 'Das Studio auf einem Server',
  'Of a service: the address for forms that it tells you. Of the studio: its address, without a path. Netlify needs none.':
    'Bei einem Dienst: die Adresse für Formulare, die er nennt. Beim Studio: dessen Adresse, ohne Pfad. Netlify braucht keine.',
  'Hidden fields': 'Verborgene Felder',
  'Hidden fields that a service needs, such as access_key.':
    'Verborgene Felder, die ein Dienst braucht, etwa access_key.',
  'Hidden field': 'Verborgenes Feld',
  'One hidden field.': 'Ein verborgenes Feld.',
  'Its name, as the service tells you.': 'Sein Name, wie der Dienst ihn nennt.',
  'a name of letters, digits, _ and -, such as access_key':
    'ein Name aus Buchstaben, Ziffern, _ und -, etwa access_key',
  'Its value. Visitors can read it: no password.':
    'Sein Wert. Besucher können ihn lesen: kein Passwort.',
  'Page about privacy': 'Seite zum Datenschutz',
  'Page about privacy, linked beside the consent.':
    'Seite zum Datenschutz, verlinkt bei der Einwilligung.',
  'Sending from the site': 'Senden von der Website',
  'Needed if business.yaml has enquiries.': 'Nötig, wenn Anfragen von der Website gesendet werden.',
  'Button that opens the form, in contact sections.':
    'Knopf, der das Formular öffnet, in Kontaktabschnitten.',
  'The page of the form': 'Die Seite des Formulars',
  'Label of the name.': 'Beschriftung des Namens.',
  'Label of the e-mail address.': 'Beschriftung der E-Mail-Adresse.',
  'Label of the telephone number.': 'Beschriftung der Telefonnummer.',
  'One of the two': 'Eines von beiden',
  'Says that one of the two is enough.': 'Sagt, dass eines von beiden genügt.',
  Consent: 'Einwilligung',
  'Beside the box that visitors tick. Keep {privacy}.':
    'Neben dem Kästchen, das Besucher ankreuzen. Behalten Sie {privacy}.',
  'Link to the page about privacy': 'Link zur Seite zum Datenschutz',
  'The words of the link in it.': 'Die Worte des Links darin.',
  'Field for programs': 'Feld für Programme',
  'Label of a field that only programs see and fill in.':
    'Beschriftung eines Felds, das nur Programme sehen und ausfüllen.',
  'Button that sends the enquiry.': 'Knopf, der die Anfrage sendet.',
  'While sending': 'Beim Senden',
  'Shown while it is sent.': 'Zu sehen, während gesendet wird.',
  Arrived: 'Angekommen',
  'Shown when it has arrived.': 'Zu sehen, wenn die Anfrage angekommen ist.',
  'Not arrived': 'Nicht angekommen',
  'Shown when it did not arrive. Keep {email}.':
    'Zu sehen, wenn sie nicht angekommen ist. Behalten Sie {email}.',
  'Not accepted': 'Nicht angenommen',
  'Shown when it was not accepted, with the reason. Keep {reason} and {email}.':
    'Zu sehen, wenn sie nicht angenommen wurde, mit dem Grund. Behalten Sie {reason} und {email}.',
  Missing: 'Was fehlt',
  'What a field says that is empty or wrong.': 'Was ein Feld sagt, das leer oder falsch ist.',
  'The name is missing.': 'Der Name fehlt.',
  'E-mail or telephone': 'E-Mail oder Telefon',
  'E-mail and telephone are missing.': 'E-Mail und Telefon fehlen.',
  'Wrong e-mail': 'Falsche E-Mail',
  'The e-mail address is wrong.': 'Die E-Mail-Adresse ist falsch.',
  'The message is missing.': 'Die Nachricht fehlt.',
  'The consent is missing.': 'Die Einwilligung fehlt.',
  'Page of thanks': 'Dankesseite',
  'The page after sending without scripts.': 'Die Seite nach dem Senden ohne Skripte.',
  'What the page is.': 'Was die Seite ist.',
  'Text of the page.': 'Text der Seite.',
  Back: 'Zurück',
  'Link to the home page.': 'Link zur Startseite.',

  // Pages
  'The sections from top to bottom.': 'Die Abschnitte von oben nach unten.',
  'One section.': 'Ein Abschnitt.',
  'What kind of section this is.': 'Welche Art von Abschnitt das ist.',
  'Label of the section.': 'Beschriftung des Abschnitts.',
  'Links can lead here: about is /#about on the home page.':
    'Links können hierher führen: about ist /#about auf der Startseite.',
  'Word in the menu. It needs a “Name in links”.':
    'Wort im Menü. Es braucht einen „Namen in Links“.',
  'Keeps the section in the file and off the page.':
    'Behält den Abschnitt in der Datei, aber nicht auf der Seite.',
  'How the page appears in search results.': 'Wie die Seite in Suchergebnissen erscheint.',
  'Name of the page. The business name is added after it.':
    'Name der Seite. Der Name des Unternehmens folgt danach.',
  'What a visitor finds on the page.': 'Was Besucher auf der Seite finden.',
  'Behind the whole page.': 'Hinter der ganzen Seite.',
  'Word in the menu that leads to the page.': 'Wort im Menü, das zur Seite führt.',
  'Hides the page from search engines.': 'Verbirgt die Seite vor Suchmaschinen.',
  'Makes the page a service, with a card among the services.':
    'Macht die Seite zur Leistung, mit einer Karte dafür.',
  'Name of the service.': 'Name der Leistung.',
  'What it is, on its card.': 'Was sie ist, auf ihrer Karte.',
  'Pictures of the slider in their order.': 'Bilder des Sliders in ihrer Reihenfolge.',
  'Not offered yet: its card opens a pop-up.': 'Gibt es noch nicht: Die Karte öffnet ein Pop-up.',
  'Picture on the card and in the pop-up.': 'Bild auf der Karte und im Pop-up.',
  'Label of the pop-up.': 'Beschriftung des Pop-ups.',
  'Heading of the pop-up.': 'Überschrift des Pop-ups.',
  'Text of the pop-up.': 'Text des Pop-ups.',
  'A page of your own. Every footer links to it.':
    'Eine eigene Seite. Jede Seite verlinkt sie am Ende.',
  'Heading of the page, and text of the link to it.':
    'Überschrift der Seite, und Text des Links dorthin.',
  'The words of the page. Line breaks are kept.': 'Der Text der Seite. Zeilenumbrüche bleiben.',
  'Keeps the page in its file and off the site. Links to it are left out.':
    'Behält die Seite in der Datei. Sie und Links dorthin fehlen auf der Website.',
  'Keeps the service in the file, without a card. Its page stays.':
    'Behält die Leistung in der Datei, ohne Karte. Ihre Seite bleibt.',
  'Sections, search results and the word in the menu.':
    'Abschnitte, Suchergebnisse und das Wort im Menü.',

  // Sections
  'One to four numbers that count up once.': 'Ein bis vier Zahlen, die einmal hochzählen.',
  'One number.': 'Eine Zahl.',
  'The number itself.': 'Die Zahl selbst.',
  'Character after the number, such as +.': 'Zeichen nach der Zahl, etwa +.',
  'Label below the number.': 'Beschriftung unter der Zahl.',
  'A paragraph about you.': 'Ein Absatz über Sie.',
  'One person.': 'Eine Person.',
  'Name of the person.': 'Name der Person.',
  'Portrait, cropped to 4:5.': 'Porträt, beschnitten auf 4:5.',
  'The picture file, beginning with ./ and next to this file.':
    'Die Bilddatei, beginnend mit ./ und neben dieser Datei.',
  'What the picture shows, for visitors who cannot see it.':
    'Was das Bild zeigt, für Besucher, die es nicht sehen.',
  'What stays visible when cropped. Default: the centre.':
    'Was beim Beschneiden sichtbar bleibt. Sonst: die Mitte.',
  'Picture beside the numbers.': 'Bild neben den Zahlen.',
  'Two to six strengths.': 'Zwei bis sechs Stärken.',
  'One strength.': 'Eine Stärke.',
  'Line drawing above the words.': 'Zeichnung über den Worten.',
  'Two or three words.': 'Zwei oder drei Worte.',
  'A headline over a large photograph, for the top of the page.':
    'Eine Überschrift auf einem großen Foto, für den Seitenanfang.',
  'The headline in three lines; together they are one sentence.':
    'Die Überschrift in drei Zeilen; zusammen ein Satz.',
  'One line.': 'Eine Zeile.',
  'The underlined word; its last letter moves.':
    'Das unterstrichene Wort; sein letzter Buchstabe bewegt sich.',
  'What you offer and where, below the headline.':
    'Was Sie anbieten und wo, unter der Überschrift.',
  'Button below the headline.': 'Knopf unter der Überschrift.',
  'Page or section that the button leads to.': 'Seite oder Abschnitt, zu dem der Knopf führt.',
  'Picture behind the headline.': 'Bild hinter der Überschrift.',
  'The focus point: what stays visible, by width of the window.':
    'Der Bildmittelpunkt: was sichtbar bleibt, je Fensterbreite.',
  'From 900 pixels.': 'Ab 900 Pixel.',
  'From 600 to 899 pixels.': 'Von 600 bis 899 Pixel.',
  'Below 600 pixels.': 'Unter 600 Pixel.',
  'In percent from the top of the picture. Not on phones.':
    'In Prozent vom oberen Bildrand. Nicht auf Telefonen.',
  'What the headline stands on, from 600 pixels.': 'Worauf die Überschrift steht, ab 600 Pixel.',
  'One sentence and a button that opens the mail program.':
    'Ein Satz und ein Knopf, der das Mailprogramm öffnet.',
  'The invitation.': 'Die Einladung.',
  'Subject of the mail.': 'Betreff der Mail.',
  'Your e-mail address, other ways, and the enquiry form.':
    'Ihre E-Mail-Adresse, andere Wege und das Anfrageformular.',
  'Above the e-mail address. Without it: a low strip.':
    'Über der E-Mail-Adresse. Sonst: ein niedriger Streifen.',
  'One of your galleries, to be enlarged.': 'Eine Ihrer Galerien, zum Vergrößern.',
  'Which gallery is shown here.': 'Welche Galerie hier zu sehen ist.',
  'Label instead of the name and sentence of the gallery.':
    'Beschriftung statt Name und Satz der Galerie.',
  'A selection, in your order. Default: all pictures.':
    'Eine Auswahl, in Ihrer Reihenfolge. Sonst: alle Bilder.',
  'Gallery and picture, such as garage-oasis/01-wide.':
    'Galerie und Bild, etwa garage-oasis/01-wide.',
  'The heading of a page, without a picture.': 'Die Überschrift einer Seite, ohne Bild.',
  'Heading of the page.': 'Überschrift der Seite.',
  'Sentence below the heading.': 'Satz unter der Überschrift.',
  'Days, such as Monday to Friday.': 'Tage, etwa Montag bis Freitag.',
  'Where you work, and what a longer way costs.':
    'Wo Sie arbeiten, und was ein längerer Weg kostet.',
  'A list of what the service includes.': 'Eine Liste dessen, was die Leistung enthält.',
  'The services.': 'Die Leistungen.',
  'One service.': 'Eine Leistung.',
  'Mark before each service.': 'Zeichen vor jeder Leistung.',
  'Heading, introduction and a picture, for the top of a page.':
    'Überschrift, Einleitung und Bild, für den Seitenanfang.',
  'Picture above the heading, over the whole width.':
    'Bild über der Überschrift, in ganzer Breite.',
  'Beside the words, not above; screen readers skip it.':
    'Neben dem Text, nicht darüber; Vorleseprogramme lassen es aus.',
  'Gallery and picture, such as organizing/02-closet.':
    'Galerie und Bild, etwa organizing/02-closet.',
  'What stays visible here. Default: as in the gallery.':
    'Was hier sichtbar bleibt. Sonst: wie in der Galerie.',
  'What the page is about.': 'Worum es auf der Seite geht.',
  'A second heading, below the picture or introduction.':
    'Eine zweite Überschrift, unter Bild oder Einleitung.',
  'Heading.': 'Überschrift.',
  'Two or three sentences.': 'Zwei oder drei Sätze.',
  'An empty place on the shelf, for wrong addresses.':
    'Ein leerer Platz im Regal, für falsche Adressen.',
  'Word on the hanging label.': 'Wort auf dem Schild.',
  'Sentence above the links.': 'Satz über den Links.',
  'The links.': 'Die Links.',
  'One link.': 'Ein Link.',
  'Words of the link.': 'Text des Links.',
  'Page or section the link leads to.': 'Seite oder Abschnitt, zu dem der Link führt.',
  'Four pictures and a link to your portfolio.': 'Vier Bilder und ein Link zu Ihrem Portfolio.',
  'The page of your portfolio.': 'Die Seite Ihres Portfolios.',
  'Four pictures of the galleries, the large one first.':
    'Vier Bilder der Galerien, das große zuerst.',
  'Gallery and picture, such as tidy-touch/05-entry-hall.':
    'Galerie und Bild, etwa tidy-touch/05-entry-hall.',
  'The first two pictures are before and after, in one frame.':
    'Die ersten zwei Bilder sind vorher und nachher, in einem Rahmen.',
  'Certificates, associations and articles, with links.':
    'Zertifikate, Verbände und Artikel, mit Links.',
  'One to eight certificates or articles.': 'Ein bis acht Zertifikate oder Artikel.',
  'One of them.': 'Eines davon.',
  'Who: the magazine, the association.': 'Wer: die Zeitschrift, der Verband.',
  'What: the article, the certificate and its year.':
    'Was: der Artikel, das Zertifikat und sein Jahr.',
  'Where visitors can read it. It opens in a new tab.':
    'Wo Besucher es lesen. Es öffnet sich in einem neuen Tab.',
  'A cabinet with a drawer for each room.': 'Ein Schrank mit einer Schublade für jeden Raum.',
  'One to twelve drawers.': 'Eine bis zwölf Schubladen.',
  'One drawer.': 'Eine Schublade.',
  'The room.': 'Der Raum.',
  'Picture in the drawer. Without it, the drawer stays closed.':
    'Bild in der Schublade. Ohne Bild bleibt sie zu.',
  'The detail of the picture that the drawer shows.': 'Der Ausschnitt, den die Schublade zeigt.',
  'Opens the mail program.': 'Öffnet das Mailprogramm.',
  'All services of the business, each with its pictures.':
    'Alle Leistungen, jede mit ihren Bildern.',
  'A heading and groups of links to the pages of the site.':
    'Eine Überschrift und Gruppen von Links zu den Seiten.',
  'Groups of links.': 'Gruppen von Links.',
  'One group of links.': 'Eine Gruppe von Links.',
  'Label of the group.': 'Beschriftung der Gruppe.',
  'Links from top to bottom.': 'Links von oben nach unten.',
  'A link to a page.': 'Ein Link zu einer Seite.',
  'The link opens a page of this site.': 'Der Link öffnet eine Seite dieser Website.',
  'A link to the mail program.': 'Ein Link ins Mailprogramm.',
  'The link opens the mail program.': 'Der Link öffnet das Mailprogramm.',
  'Links to the pages of all services, with their names.':
    'Links zu den Seiten aller Leistungen, mit ihren Namen.',
  'One link for each service.': 'Ein Link für jede Leistung.',
  'Links to all galleries and projects of a page, with their names.':
    'Links zu allen Galerien und Projekten einer Seite, mit ihren Namen.',
  'One link for each gallery or project of a page.':
    'Ein Link für jede Galerie und jedes Projekt einer Seite.',
  'The page with the galleries or projects.': 'Die Seite mit den Galerien oder Projekten.',
  'When visitors need you: a large list beside a picture.':
    'Wann Besucher Sie brauchen: eine große Liste neben einem Bild.',
  'The situations.': 'Die Situationen.',
  'One situation.': 'Eine Situation.',
  'Picture beside the list, in large windows.': 'Bild neben der Liste, in großen Fenstern.',
  'The words of your customers.': 'Die Worte Ihrer Kunden.',
  'One to five, without quotation marks. The first is large.':
    'Einer bis fünf, ohne Anführungszeichen. Der erste ist groß.',
  'One paragraph.': 'Ein Absatz.',
  'Name of the customer.': 'Name der Kundin oder des Kunden.',
  'Town of the customer.': 'Ort der Kundin oder des Kunden.',
  'More customers, in small text below.': 'Weitere Kunden, in kleiner Schrift darunter.',
  'One more customer.': 'Noch eine Kundin oder ein Kunde.',
  'The customer’s words, without quotation marks.': 'Die Worte, ohne Anführungszeichen.',
  'Words of your own, a picture, or both.': 'Eigener Text, ein Bild oder beides.',
  'Picture beside or above the words.': 'Bild neben oder über dem Text.',
  'Place of the picture. Default: before the words.': 'Ort des Bildes. Sonst: vor dem Text.',
  'Numbers that count up, a picture and your strengths.':
    'Zahlen, die hochzählen, ein Bild und Ihre Stärken.',
  'The people of your business, with portraits that stand on a shelf.':
    'Die Menschen Ihres Unternehmens, mit Porträts auf einem Bord.',
  'A sentence or two in large letters.': 'Ein bis zwei Sätze in großer Schrift.',
  'One to twelve people.': 'Eine bis zwölf Personen.',
  'What the person does.': 'Was die Person tut.',
  'A sentence about the person.': 'Ein Satz über die Person.',
  'Line drawing instead of a portrait.': 'Zeichnung statt eines Porträts.',
  'Pages of the person elsewhere.': 'Seiten der Person an anderen Orten.',
  'Where it leads. It opens in a new tab.': 'Wohin er führt. Er öffnet einen neuen Tab.',
  'What it costs: prices in groups, each on a shelf of its own.':
    'Was es kostet: Preise in Gruppen, jede auf einem Bord.',
  'Words below the label, such as what is not included.':
    'Unter der Beschriftung, etwa was nicht enthalten ist.',
  'One to six groups of prices.': 'Eine bis sechs Gruppen von Preisen.',
  'One group.': 'Eine Gruppe.',
  'Name of the group. One group needs none.': 'Name der Gruppe. Eine einzige braucht keinen.',
  'Colour behind the name.': 'Farbe hinter dem Namen.',
  'One to twelve prices.': 'Ein bis zwölf Preise.',
  'One price.': 'Ein Preis.',
  'What it is for, such as A room.': 'Wofür er gilt, etwa Ein Raum.',
  'What is in it.': 'Was enthalten ist.',
  'Word before the price, such as from.': 'Wort vor dem Preis, etwa ab.',
  'Price and currency, such as $290, or words such as free.':
    'Preis und Währung, etwa 290 €, oder ein Wort wie kostenlos.',
  'Questions that visitors ask, each in a drawer with its answer.':
    'Fragen von Besuchern, jede in einer Schublade mit Antwort.',
  'The words of the section.': 'Der Text des Abschnitts.',
  'The answer.': 'Die Antwort.',
  'Words below the label, such as where to ask.': 'Unter der Beschriftung, etwa wo man fragt.',
  'One to twenty questions.': 'Eine bis zwanzig Fragen.',
  'One question.': 'Eine Frage.',
  'The question.': 'Die Frage.',
  'How you work, step by step: numbered drawers, each further open.':
    'Wie Sie arbeiten, Schritt für Schritt: Schubladen mit Nummern.',
  'Two to six steps, in their order.': 'Zwei bis sechs Schritte, in ihrer Reihenfolge.',
  'One step.': 'Ein Schritt.',
  'What happens.': 'Was geschieht.',
  'What the customer has after it.': 'Was der Kunde danach hat.',
  'How long it takes, such as Within three days.': 'Wie lange es dauert, etwa In drei Tagen.',

  // Galleries
  'A gallery: thumbnails on a page, enlarged in the lightbox.':
    'Eine Galerie: Vorschaubilder, die sich vergrößern lassen.',
  'Name of the gallery.': 'Name der Galerie.',
  'The pictures in their order.': 'Die Bilder in ihrer Reihenfolge.',
  'One picture of the gallery.': 'Ein Bild der Galerie.',
  'Title of the picture, below it when enlarged.': 'Titel des Bildes, darunter in großer Ansicht.',
  'Subject of mails from the enlarged picture.': 'Betreff von Mails aus der großen Ansicht.',
  'Size of the enlarged picture.': 'Größe des vergrößerten Bildes.',
  'A video beside the photographs, such as ./tour.mp4.':
    'Ein Video neben den Fotos, etwa ./tour.mp4.',
  'From five pictures on; fewer have a layout of their own.':
    'Ab fünf Bildern; weniger haben eine eigene Anordnung.',
  'Beside the name, such as the work and how long it took.':
    'Neben dem Namen, etwa die Arbeit und ihre Dauer.',
  'Makes a page about the project. The gallery leads to it.':
    'Macht eine Seite über das Projekt. Die Galerie führt dorthin.',
  'What it was about, in large letters; search shows it, too.':
    'Worum es ging, in großer Schrift; auch in Suchergebnissen.',
  'What you did and what came of it; about 80 words.':
    'Was Sie taten und was daraus wurde; etwa 80 Wörter.',
  'Facts such as place, duration and work, each on a label. Lists show the first two.':
    'Angaben wie Ort, Dauer und Arbeit, je mit einer Beschriftung. Listen zeigen die ersten beiden.',
  'One fact.': 'Eine Angabe.',
  'Label, such as Place.': 'Beschriftung, etwa Ort.',
  'The fact, such as Row house of a family of four.':
    'Die Angabe, etwa Reihenhaus einer vierköpfigen Familie.',
  'The photographer, named by image search.': 'Wer fotografiert hat; die Bildersuche nennt es.',
  'Leaves out the strip with colours of the photographs.':
    'Lässt den Streifen mit Farben der Fotos weg.',

  // Publishing
  'Most web hosts. They told you server, user name and password.':
    'Die meisten Webhoster. Server, Benutzername und Passwort stehen im Vertrag.',
  'Web hosts with SSH. Choose it if yours offers both.':
    'Webhoster mit SSH. Wählen Sie es, wenn es beides gibt.',
  'A host for sites like this one. You need an account.':
    'Ein Anbieter für solche Websites. Sie brauchen dort ein Konto.',
  'You put it online yourself, or a server shows the folder.':
    'Sie stellen ihn selbst online, oder ein Server zeigt ihn.',
  'For developers. GitHub, or another host, builds the site.':
    'Für Entwickler. GitHub oder ein anderer Anbieter baut die Website.',
  'Your host tells you, such as ftp.example.com.': 'Sagt Ihr Anbieter, etwa ftp.example.com.',
  'The name of your FTP or SFTP access.': 'Der Name Ihres FTP- oder SFTP-Zugangs.',
  'It stays on this computer. Empty: what you entered before.':
    'Bleibt auf diesem Computer. Leer: was Sie früher eingegeben haben.',
  'Your host tells you, such as htdocs, public_html or /.':
    'Sagt Ihr Anbieter, etwa htdocs, public_html oder /.',
  'Instead of a password. It begins with -----BEGIN and has no passphrase.':
    'Statt eines Passworts. Er beginnt mit -----BEGIN und hat keine Passphrase.',
  'Its address at Netlify, such as your-site.netlify.app.':
    'Ihre Adresse bei Netlify, etwa your-site.netlify.app.',
  'Cloudflare shows it on “Workers & Pages”.': 'Cloudflare zeigt sie unter „Workers & Pages“.',
  'Such as your-site. It is created if needed.': 'Etwa ihre-website. Bei Bedarf wird er angelegt.',
  'The whole path of an empty folder, such as /home/anna/website or C:\\website.':
    'Der ganze Pfad eines leeren Ordners, etwa /home/anna/website oder C:\\website.',
  'Usually “origin”. Git must have an SSH key, or know your password.':
    'Meist „origin“. Git braucht einen SSH-Schlüssel oder kennt Ihr Passwort.',
  'Usually “main”. Your host tells you.': 'Meist „main“. Ihr Anbieter sagt es.',

  // What a value must be
  'one line of text with # to # characters': 'eine Zeile Text mit # bis # Zeichen',
  'an e-mail address such as hello@example.com': 'eine E-Mail-Adresse wie hallo@example.com',
  'a telephone number such as +# # # #, starting with + and the country code':
    'eine Telefonnummer wie +# # # #, mit + und der Landesvorwahl am Anfang',
  'https:// and the domain, without a slash at the end':
    'https:// und die Domain, ohne Schrägstrich am Ende',
  'a list of # to # entries': 'eine Liste mit # bis # Einträgen',
  'a list of # entries': 'eine Liste mit # Einträgen',
  'a list of # to # entries such as { service: instagram, url: https://www.instagram.com/your-name }, or [] for none':
    'eine Liste mit # bis # Einträgen wie { service: instagram, url: https://www.instagram.com/your-name }, oder [] für keinen',
  'a list of # to # entries such as { from: /our-services, to: /interior-styling }, or [] for none':
    'eine Liste mit # bis # Einträgen wie { from: /our-services, to: /interior-styling }, oder [] für keinen',
  'an address such as https://www.instagram.com/your-name, or / for the home page':
    'eine Adresse wie https://www.instagram.com/your-name, oder / für die Startseite',
  'a whole number from # to #': 'eine ganze Zahl von # bis #',
  'a whole number from # to # (put + into suffix)':
    'eine ganze Zahl von # bis # (+ gehört ins Feld danach)',
  'a full address that starts with https://': 'eine ganze Adresse, die mit https:// beginnt',
  'a page or section of this site, such as /portfolio or /#about':
    'eine Seite oder ein Abschnitt dieser Website, etwa /portfolio oder /#about',
  'a day such as "#-#-#", in quotes': 'ein Tag wie "#-#-#", in Anführungszeichen',
  'a day such as "#-#-#"': 'ein Tag wie "#-#-#"',
  'a colour such as "##f#e", in quotes and lower case':
    'eine Farbe wie "##f#e", in Anführungszeichen und Kleinbuchstaben',
  'a logo such as ./logo.svg or ./logo.png': 'ein Logo wie ./logo.svg oder ./logo.png',
  'a language code such as en, en-GB or de': 'ein Sprachkürzel wie en, en-GB oder de',
  'a path such as /our-services, without a slash at its end':
    'ein Pfad wie /our-services, ohne Schrägstrich am Ende',
  'a picture such as ./#-shelves.jpg (jpg, png or webp)':
    'ein Bild wie ./#-shelves.jpg (jpg, png oder webp)',
  'a point such as #% #%, from the left and from the top':
    'ein Punkt wie #% #%, von links und von oben',
  'a name of a to z, digits and hyphens, such as about':
    'ein Name aus a bis z, Ziffern und Strichen, etwa about',
  'true or false': 'true oder false',
  'the name of a folder in content/galleries': 'der Name eines Ordners in content/galleries',
  'a picture of a gallery, such as organizing/#-closet':
    'ein Bild einer Galerie, etwa organizing/#-closet',
  'Markdown with # to # characters': 'Markdown mit # bis # Zeichen',
  'Markdown with # to # characters, below the second line of dashes':
    'Markdown mit # bis # Zeichen, unter der zweiten Zeile aus Strichen',
  'a video such as ./clip.mp# or ./clip.webm, with a lower-case extension':
    'ein Video wie ./clip.mp# oder ./clip.webm, mit kleingeschriebener Endung',
  'one word that occurs once in the headline': 'ein Wort, das einmal in der Überschrift vorkommt',
  'Street and town on a line each; below your e-mail.':
    'Straße und Ort, je eine Zeile; unter Ihrer E-Mail.',
  'text with # to # characters, on up to # lines': 'Text mit # bis # Zeichen, auf bis zu # Zeilen',
  'Opening hours': 'Öffnungszeiten',
  'Opening hours; contact and hours sections show them.':
    'Öffnungszeiten; Kontakt und Zeiten zeigen sie.',
  'Hours, such as 9 to 5, or by appointment.': 'Zeiten, etwa 9 bis 17 Uhr, oder nach Vereinbarung.',
  'For search engines': 'Für Suchmaschinen',
  'The same for search engines, such as Mo-Fr #:#-#:#.':
    'Dasselbe für Suchmaschinen, etwa Mo-Fr #:#-#:#.',
  'days and hours such as Mo-Fr #:#-#:# or Mo,We #:#-#:#':
    'Tage und Zeiten wie Mo-Fr #:#-#:# oder Mo,We #:#-#:#',
  'When you work and where: the opening hours of the business, and its area.':
    'Wann und wo Sie arbeiten: die Öffnungszeiten und das Gebiet.',
};
