import type { ServerWords } from './en.ts';

/** The words of the studio's server in German. */
export const DE: ServerWords = {
  photo: {
    unreadable:
      '{name} ist nicht lesbar. Kopieren Sie es noch einmal von Telefon oder Kamera, als JPEG, PNG, WebP oder HEIC.',
    tooHeavy: 'Diese Datei hat mehr als 150 Megabyte. Exportieren Sie eine kleinere Kopie.',
    tooLarge: '{name} hat {pixels} Millionen Pixel; höchstens {most} Millionen sind möglich.',
    small:
      '{name} hat nur {width} x {height} Pixel; die längere Seite braucht {least}. Nehmen Sie das Original, keine Kopie aus einem Messenger.',
    blurred: 'Es wirkt unscharf. Gibt es ein schärferes?',
    dark: 'Es ist sehr dunkel. Gibt es ein helleres?',
  },
  storage: {
    full: 'Der Datenträger ist voll. Schaffen Sie Platz, dann versuchen Sie es noch einmal. Ihre Änderungen sind noch hier.',
    locked: 'Das Studio darf seine Dateien nicht schreiben. Fragen Sie, wer es eingerichtet hat.',
    notInTrash: 'Das ist nicht mehr im Papierkorb.',
    tooMuch: 'Diese Änderungen sind größer als 5 Megabyte. Nehmen Sie die letzte zurück.',
  },
  copy: {
    notACopy:
      'Diese Datei ist keine Kopie einer Website. Wählen Sie die ZIP-Datei, die Sie gespeichert haben.',
    tooLarge:
      'Diese Kopie ist größer als 2 GB oder als der freie Platz. Schaffen Sie Platz, dann versuchen Sie es noch einmal.',
  },
  phone: {
    title: 'Fotos für Ihre Website',
    text: 'Wählen Sie Fotos. Sie erscheinen im Studio auf Ihrem Computer; dort fügen Sie sie einer Galerie hinzu.',
    choose: 'Fotos wählen',
    sent: 'Sie sind auf Ihrem Computer. Sie können weitere wählen.',
    failed:
      'Nicht alle sind angekommen. Bleiben Sie im selben Netz, und wählen Sie sie noch einmal.',
  },
  access: {
    title: 'Studio',
    signIn: 'Anmelden',
    signInText: 'Mit Fingerabdruck, Gesicht oder PIN dieses Geräts.',
    code: 'Code für ein neues Gerät',
    missingCode: 'Geben Sie zuerst den Code ein. Ein anderes Ihrer Geräte zeigt ihn.',
    codeText: 'Ein anderes Gerät zeigt ihn unter „Geräte“, oder der Computer des Studios.',
    add: 'Dieses Gerät hinzufügen',
    device: 'Gerät',
    noKey: 'Dieser Browser hat den Schlüssel des Studios nicht.',
    noKeyText:
      'Starten Sie es neu mit npm run edit, oder öffnen Sie die Adresse aus seinem Terminal.',
    signedOut: 'Sie sind abgemeldet. Laden Sie die Seite neu, um sich anzumelden.',
    confirm: 'Bestätigen Sie zuerst mit dem Passkey dieses Geräts.',
    shareAgain:
      'Die Fotos wurden nicht gesendet. Melden Sie sich an, und teilen Sie sie noch einmal.',
    wrongCode:
      'Dieser Code ist falsch oder abgelaufen. Prüfen Sie ihn, oder holen Sie einen neuen.',
    tooMany: 'Zu viele Versuche aus Ihrem Netz. Warten Sie 15 Minuten, dann versuchen Sie es.',
    notAccepted:
      'Dieser Passkey gilt nicht. Versuchen Sie es noch einmal; ein entferntes Gerät braucht einen Code.',
    known:
      'Dieses Gerät ist schon hinzugefügt, und der Code ist verbraucht. Holen Sie einen neuen.',
    noPasskey: 'Das Gerät hat Sie nicht bestätigt. Versuchen Sie es noch einmal.',
  },
  /** What friends read. */
  friend: {
    ended: 'Dieser Link ist abgelaufen oder nicht vollständig. Bitten Sie um einen neuen.',
  },
  enquiry: {
    title: 'Ihre Nachricht wurde nicht gesendet',
    goBack:
      'Gehen Sie im Browser „Zurück“: Was Sie geschrieben haben, ist noch da. Oder schreiben Sie uns eine E-Mail.',
    otherSite: 'Dieses Formular gehört zu einer anderen Website.',
    tooMany:
      'Aus Ihrem Netz kamen viele Nachrichten. Warten Sie 15 Minuten und versuchen Sie es dann noch einmal.',
    tooLong: 'Die Nachricht ist zu lang. Kürzen Sie sie.',
    notStored: 'Ihre Nachricht konnte nicht gespeichert werden. Schreiben Sie uns eine E-Mail.',
    testName: 'Test des Studios',
    testText: 'Das ist ein Test. Wenn Sie ihn lesen, kommen Anfragen an.',
    testSent: 'Der Test ist gesendet. Sehen Sie in Ihr Postfach.',
    testStored: 'Der Test ist angekommen. Er steht in der Liste.',
    testTaken: 'Der Dienst hat den Test angenommen. Sehen Sie in Ihr Postfach.',
    setThanks:
      'Tragen Sie bei {service} unter „{setting}“ {page} ein, für Besucher ohne JavaScript.',
    testByVisit: '{service} nimmt vom Studio keinen Test an. Senden Sie einen auf Ihrer Website.',
    testRefused: 'Der Test wurde abgelehnt: {reason}',
    testFailed:
      'Der Test ist nicht angekommen. Prüfen Sie die Adresse und veröffentlichen Sie zuerst Ihre Website.',
    noEnquiries:
      'Besucher können noch keine Anfragen senden. Richten Sie das unter „Unternehmen“ ein.',
    noMail: 'E-Mail ist noch nicht eingerichtet.',
    wrongPassword: 'Der Mailserver lehnt Benutzernamen oder Passwort ab. Prüfen Sie beides.',
    noServer: 'Der Mailserver ist nicht erreichbar. Prüfen Sie Namen und Port.',
    certificate: 'Das Zertifikat des Mailservers ist ungültig. Fragen Sie Ihren Anbieter.',
    refusedAddress: 'Der Mailserver lehnt Absender oder Empfänger ab. Prüfen Sie beide Adressen.',
    mailFailed: 'Der Mailserver hat die E-Mail nicht angenommen. Versuchen Sie es noch einmal.',
    noSecret: 'Das Passwort fehlt. Geben Sie es ein.',
    gone: 'Diese Anfrage ist nicht mehr da.',
    mailSubject: 'Anfrage von {name}',
    contact: 'Name: {name}\nE-Mail: {email}\nTelefon: {phone}',
    none: 'keine Angabe',
  },
  publish: {
    taskFailed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal, oder fragen Sie Ihre Hilfe.',
    otherHost:
      'Der Link gehört zu einem anderen Anbieter als dem jetzigen. Entfernen Sie ihn dort.',
    noFriendWay: 'Ein Link für Freunde braucht Netlify, Cloudflare oder ein Studio im Netz.',
    fixFirst: 'Beheben Sie erst die Probleme im Formular.',
    noPrinter: 'Hier gibt es keinen Browser zum Drucken. Nutzen Sie das Studio auf Ihrem Computer.',
    sheets: 'Broschüre und Karten entstehen.',
    printing: '{file} wird gedruckt.',
    settings: 'Die Einstellungen werden gelesen.',
    settingsDone: 'Die Einstellungen sind da.',
    launch: 'Suche nach Beispielen.',
    launchDone: 'Es sind keine Beispiele mehr da.',
    fetch: 'Suche nach Änderungen von anderswo.',
    fetchDone: 'Änderungen von anderswo sind dabei.',
    check: 'Texte und Fotos werden geprüft.',
    checkDone: 'Texte und Fotos sind in Ordnung.',
    keep: 'Eine Kopie dieser Fassung wird gesichert.',
    keepDone: 'Eine Kopie dieser Fassung bleibt hier, sobald sie gesendet ist.',
    keepFailed:
      'Es ließ sich keine Kopie sichern, darum wurde nichts gesendet. Fragen Sie, wer Ihre Website eingerichtet hat.',
    build: 'Die Seiten werden gebaut. Viele neue Fotos brauchen eine Weile.',
    buildDone: 'Die Seiten sind gebaut.',
    buildFailed:
      'Die Seiten ließen sich nicht bauen. Versuchen Sie es noch einmal, oder fragen Sie, wer Ihre Website eingerichtet hat.',
    send: 'Die Website wird gesendet.',
    sendDone: 'Die Website ist gesendet.',
    online: 'Warten, bis Ihre Adresse diese Fassung zeigt.',
    onlineByGit: 'Ihr Anbieter baut jetzt diese Fassung. Das dauert einige Minuten.',
    onlineDone: 'Die Website ist online.',
    onlineFailed:
      'Die Website ist gesendet, aber ihre Adresse zeigt sie noch nicht. Prüfen Sie die Adresse, oder melden Sie sich bei Ihrem Anbieter an.',
    folderNotOnline:
      'Die Dateien sind im Ordner, aber Ihre Adresse zeigt sie noch nicht. Nutzt ihr Server diesen Ordner?',
    stopped: 'Angehalten. Besucher sehen noch die alte Website.',
    stoppedPush:
      'Beim Senden angehalten. Besucher sehen die alte Fassung oder diese; veröffentlichen Sie noch einmal.',
    interrupted:
      'Die Veröffentlichung wurde unterbrochen. Nichts wurde gesendet; veröffentlichen Sie noch einmal.',
    interruptedSending:
      'Die Veröffentlichung wurde beim Senden unterbrochen. Besucher sehen vielleicht alte und neue Seiten; veröffentlichen Sie noch einmal.',
    unset: 'Das Veröffentlichen ist noch nicht eingerichtet.',
    badSettings: 'Die Datei publish.yaml ist ungültig. Richten Sie das Veröffentlichen neu ein.',
    samples: 'Noch {count} Beispiele. Ersetzen Sie sie zuerst.',
    problems: 'Noch {count} Probleme. Lösen Sie sie zuerst.',
    noVersion: 'Diese Fassung ist nicht lesbar. Fragen Sie, wer Ihre Website eingerichtet hat.',
    noHistory: 'Git kennt diese Website nicht. Fragen Sie, wer sie eingerichtet hat.',
    unreachable:
      '„{remote}“ ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung, oder fragen Sie, wer Ihre Website eingerichtet hat.',
    conflict:
      'Dieselben Texte wurden hier und anderswo geändert. Fragen Sie, wer Ihre Website eingerichtet hat.',
    foreign:
      'Am Ziel liegt schon eine andere Website. Fragen Sie, wer Ihre Website eingerichtet hat.',
    inWork:
      'Jemand arbeitet hier an denselben Dateien. Fragen Sie, wer Ihre Website eingerichtet hat.',
    pushFailed:
      'Das Senden an „{remote}“ ist gescheitert; die Website ist wie vorher. Versuchen Sie es noch einmal.',
    foreignFolder: 'Im Ordner {folder} liegen andere Dateien. Wählen Sie einen leeren Ordner.',
    noFolder:
      'Den Ordner {folder} gibt es nicht. Schließen Sie seinen Datenträger an, legen Sie ihn an, oder wählen Sie einen anderen.',
    unwritable:
      'In {folder} lassen sich keine Dateien schreiben. Ist der Datenträger voll oder gesperrt?',
    noSecret: 'Passwort oder Token fehlt. Richten Sie das Veröffentlichen neu ein.',
    wrongToken: 'Der Anbieter lehnt dieses Token ab. Erzeugen Sie dort ein neues.',
    noSite: 'Der Anbieter kennt diese Website oder dieses Konto nicht. Prüfen Sie den Namen.',
    hostFailed: 'Der Anbieter hat die Website nicht angenommen. Veröffentlichen Sie noch einmal.',
    wrongPassword: 'Der Server lehnt Benutzername oder Passwort ab. Prüfen Sie beides.',
    noServer:
      'Der Server ist nicht erreichbar. Prüfen Sie seine Adresse und Ihre Internetverbindung.',
    selfSigned:
      'Der Server hat sein Zertifikat selbst ausgestellt. Vertrauen Sie ihm, wenn Ihr Anbieter diesen Fingerabdruck nennt.',
    unknownCertificate:
      'Keine bekannte Stelle bürgt für das Zertifikat. Vertrauen Sie ihm, wenn Ihr Anbieter diesen Fingerabdruck nennt.',
    foreignCertificate:
      'Das Zertifikat gilt für eine andere Adresse. Fragen Sie Ihren Anbieter nach der richtigen, oder vertrauen Sie ihm.',
    expiredCertificate:
      'Das Zertifikat des Servers ist abgelaufen. Bitten Sie Ihren Anbieter, es zu erneuern.',
    otherServer:
      'An dieser Adresse antwortet ein anderer Server. Fragen Sie Ihren Anbieter; vertrauen Sie ihm nur, wenn das stimmt.',
    lockedKey:
      'Dieser private Schlüssel hat eine Passphrase. Geben Sie einen Schlüssel ohne Passphrase ein.',
    badKey:
      'Dieser private Schlüssel ist nicht lesbar. Kopieren Sie die ganze Datei, mit erster und letzter Zeile.',
    missingFolder:
      'Den Ordner {folder} gibt es auf dem Server nicht. Prüfen Sie den Namen, oder legen Sie ihn an.',
    missingLocalFolder:
      'Den Ordner {folder} gibt es nicht. Prüfen Sie den Namen, oder legen Sie ihn an.',
    refusedFile:
      'Der Server lehnt {file} ab. Vielleicht ist er voll, oder Sie dürfen dort nicht schreiben.',
    transferEnded:
      'Der Server hat die Übertragung von {file} beendet. Veröffentlichen Sie noch einmal; sonst fragen Sie Ihren Anbieter.',
    serverFull:
      'Der Server konnte eine Datei nicht speichern: Er ist voll. Bitten Sie um mehr Platz.',
    diskFull:
      'Der Datenträger von {folder} ist voll. Löschen Sie dort Dateien, dann veröffentlichen Sie noch einmal.',
    noDataConnection:
      'Der Server lehnt verschlüsselte Übertragungen ab. Fragen Sie Ihren Anbieter nach passivem FTP und TLS Session Reuse.',
    connectionBroke:
      'Die Verbindung ist abgebrochen. Veröffentlichen Sie noch einmal: Das Senden geht weiter.',
    differs: 'Der Server verändert, was gesendet wird. Fragen Sie Ihren Anbieter.',
    notRemoved: 'Der Server behält gelöschte Dateien. Fragen Sie Ihren Anbieter.',
    notTested: 'Der Test ist gescheitert. Fragen Sie, wer Ihre Website eingerichtet hat.',
    tooManyTests:
      'Mehr als drei Tests in der Minute gehen nicht. Warten Sie eine Minute, dann testen Sie weiter.',
    privateNetwork:
      'Dieser Ort ist nicht öffentlich. Nur publish.yaml, auf dem Computer des Studios, darf ihn nennen.',
    gitPassword:
      'Die Adresse enthält ein Passwort oder Token. Nehmen Sie einen SSH-Schlüssel oder Gits Credential Helper.',
    gitHelper:
      'Git darf diese Adresse nicht verwenden. Geben Sie eine mit https:// oder ssh:// ein.',
    tested: 'Das funktioniert. Sie können veröffentlichen.',
  },
};
