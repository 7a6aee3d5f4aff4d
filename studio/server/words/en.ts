/** The words of the studio's server in English. Braces are filled in. `de.ts` has the same. */
export const EN = {
  photo: {
    unreadable:
      '{name} cannot be read. Copy it again from the phone or camera, as JPEG, PNG, WebP or HEIC.',
    tooHeavy: 'This file has more than 150 megabytes. Export a smaller copy of it.',
    tooLarge: '{name} has {pixels} million pixels; {most} million is the limit.',
    small:
      '{name} has only {width} x {height} pixels; the longer side needs {least}. Use the original, not a copy from a messenger.',
    blurred: 'It looks blurred. Is there a sharper one?',
    dark: 'It is very dark. Is there a brighter one?',
  },

  /** Why nothing can be stored or brought back. */
  storage: {
    full: 'The disk is full. Free some space, then try again. Your changes are still here.',
    locked: 'The studio may not write its files. Ask the person who set it up.',
    notInTrash: 'This is no longer in the trash.',
    tooMuch: 'These changes are larger than 5 megabytes. Undo the last one.',
  },

  /** Why a copy of a site cannot be opened. */
  copy: {
    notACopy: 'This file is not a copy of a site. Choose the zip file that you saved.',
    tooLarge:
      'This copy is larger than 2 GB or than the free space. Free some space, then try again.',
  },

  /** The page on a phone that sends photographs. */
  phone: {
    title: 'Photographs for your site',
    text: 'Choose photographs. They appear in the studio on your computer, where you add them to a gallery.',
    choose: 'Choose photographs',
    sent: 'They are on your computer. You can choose more.',
    failed: 'Not all have arrived. Stay in the same network, and choose them again.',
  },

  /** Who may open the studio. */
  access: {
    title: 'Studio',
    signIn: 'Sign in',
    signInText: 'With the fingerprint, face or PIN of this device.',
    code: 'Code for a new device',
    missingCode: 'Enter the code first. Another device of yours shows it.',
    codeText: 'Another device of yours shows it under “Devices”, or the computer of the studio.',
    add: 'Add this device',
    device: 'Device',
    noKey: 'This browser does not have the key of the studio.',
    noKeyText: 'Start it again with npm run edit, or open the address in its terminal.',
    signedOut: 'You are signed out. Reload the page to sign in.',
    confirm: 'Confirm with the passkey of this device first.',
    shareAgain: 'The photographs were not sent. Sign in, then share them again.',
    wrongCode: 'This code is wrong or has ended. Check it, or ask for a new one.',
    tooMany: 'Too many tries from your network. Wait 15 minutes, then try again.',
    notAccepted:
      'This passkey was not accepted. Try again; if the device was removed, add it with a code.',
    known: 'This device was added before, and the code is used up. Ask for a new code.',
    noPasskey: 'The device did not confirm it is you. Try again.',
  },
  /** What friends read. */
  friend: {
    ended: 'This link has ended, or is not whole. Ask for a new one.',
  },

  /** What visitors read whose enquiry was not taken, and the owner about sending enquiries on. */
  enquiry: {
    title: 'Your message was not sent',
    goBack: 'Use “Back” of your browser: what you wrote is still there. Or write to us by e-mail.',
    otherSite: 'This form belongs to another site.',
    tooMany: 'Many messages came from your network. Wait 15 minutes, then try again.',
    tooLong: 'The message is too long. Shorten it.',
    notStored: 'Your message could not be stored. Write to us by e-mail.',
    testName: 'Test of the studio',
    testText: 'This is a test. If you read it, enquiries arrive.',
    testSent: 'The test was sent. Look into your mailbox.',
    testStored: 'The test has arrived. It is in the list.',
    testTaken: 'The service has taken the test. Look into your mailbox.',
    setThanks: 'Set “{setting}” at {service} to {page}, for visitors without JavaScript.',
    testByVisit: '{service} takes no test from the studio. Send one from your site.',
    testRefused: 'The test was refused: {reason}',
    testFailed: 'The test did not arrive. Check the address, and publish your site first.',
    noEnquiries: 'Visitors cannot send enquiries yet. Set that up in “Business”.',
    noMail: 'E-mail is not set up yet.',
    wrongPassword: 'The mail server refuses this user name or password. Check both.',
    noServer: 'The mail server cannot be reached. Check its name and port.',
    certificate: 'The certificate of the mail server is not valid. Ask your provider.',
    refusedAddress: 'The mail server refuses the sender or the recipient. Check both addresses.',
    mailFailed: 'The mail server did not take the e-mail. Try again.',
    noSecret: 'The password is missing. Enter it.',
    gone: 'This enquiry is no longer here.',
    mailSubject: 'Enquiry from {name}',
    contact: 'Name: {name}\nE-mail: {email}\nTelephone: {phone}',
    none: 'none',
  },

  /** Steps of publishing while they run and when they are done, and what can go wrong. */
  publish: {
    taskFailed: 'This did not work. Try again, or ask the person who set up your site.',
    otherHost: 'The link belongs to another host than the one set up now. Remove it there.',
    noFriendWay: 'A link for friends needs Netlify, Cloudflare or a hosted studio.',
    fixFirst: 'Fix the problems in the form first.',
    noPrinter: 'There is no browser to print with here. Use the studio on your computer.',
    sheets: 'Making the brochure and the cards.',
    printing: 'Printing {file}.',
    settings: 'Reading the publishing settings.',
    settingsDone: 'Publishing settings found.',
    launch: 'Looking for samples.',
    launchDone: 'No samples are left.',
    fetch: 'Looking for changes made elsewhere.',
    fetchDone: 'Changes made elsewhere are included.',
    check: 'Checking words and photographs.',
    checkDone: 'Words and photographs have no problems.',
    keep: 'Saving a copy of this version.',
    keepDone: 'A copy of this version stays here once it is sent.',
    keepFailed: 'No copy could be saved, so nothing was sent. Ask the person who set up your site.',
    build: 'Building the pages. Many new photographs take a while.',
    buildDone: 'The pages are built.',
    buildFailed: 'The pages could not be built. Try again, or ask the person who set up your site.',
    send: 'Sending the site.',
    sendDone: 'The site is sent.',
    online: 'Waiting until your address shows this version.',
    onlineByGit: 'Your host builds this version now. That takes some minutes.',
    onlineDone: 'The site is online.',
    onlineFailed:
      'The site was sent, but its address does not show it yet. Check the address, or sign in at your host.',
    folderNotOnline:
      'The files are in the folder, but your address does not show them yet. Does its server use this folder?',
    stopped: 'Stopped. Visitors still see the old site.',
    stoppedPush: 'Stopped while sending. Visitors see the old version or this one; publish again.',
    interrupted: 'Publishing was interrupted. Nothing was sent; publish again.',
    interruptedSending:
      'Publishing was interrupted while sending. Visitors may see old and new pages; publish again.',
    unset: 'Publishing is not set up yet.',
    badSettings: 'The file publish.yaml is not valid. Set up publishing again.',
    samples: 'Samples left: {count}. Replace them first.',
    problems: 'Problems left: {count}. Fix them first.',
    noVersion: 'This version cannot be read. Ask the person who set up your site.',
    noHistory: 'Git does not know this site. Ask the person who set it up.',
    unreachable:
      '"{remote}" cannot be reached. Check your internet connection, or ask the person who set up your site.',
    conflict:
      'The same words were changed here and elsewhere. Ask the person who set up your site.',
    foreign: 'The place to send to holds another site. Ask the person who set up your site.',
    inWork: 'Somebody is working on the same files here. Ask the person who set up your site.',
    pushFailed: 'Sending to "{remote}" failed; the site is as it was. Try again.',
    foreignFolder: 'The folder {folder} holds other files. Choose an empty folder.',
    noFolder: 'The folder {folder} does not exist. Connect its disk, create it, or choose another.',
    unwritable: 'Files cannot be written to {folder}. Is the disk full or locked?',
    noSecret: 'The password or token is missing. Set up publishing again.',
    wrongToken: 'The host refuses this token. Create a new one there.',
    noSite: 'The host does not know this site or account. Check its name.',
    hostFailed: 'The host did not take the site. Publish again.',
    wrongPassword: 'The server refuses this user name or password. Check both.',
    noServer: 'The server cannot be reached. Check its address and your internet connection.',
    selfSigned:
      'The server made its certificate itself. Trust it if your host gives you this fingerprint.',
    unknownCertificate:
      'No known authority vouches for the certificate. Trust it if your host gives you this fingerprint.',
    foreignCertificate:
      'The certificate is for another address. Ask your host for the right address, or trust it.',
    expiredCertificate: 'The server’s certificate has expired. Ask your host to renew it.',
    otherServer:
      'Another server answers at this address. Ask your host; trust it only if that is right.',
    lockedKey: 'This private key has a passphrase. Enter a key without one.',
    badKey: 'This private key cannot be read. Copy the whole file, with its first and last line.',
    missingFolder:
      'The folder {folder} does not exist on the server. Check its name, or create it.',
    missingLocalFolder: 'The folder {folder} does not exist. Check its name, or create it.',
    refusedFile: 'The server refuses {file}. Its disk may be full, or you may not write there.',
    transferEnded:
      'The server ended the transfer of {file}. Publish again; if it stays, ask your host.',
    serverFull: 'The server could not store a file: its disk is full. Ask for more space.',
    diskFull: 'The disk of {folder} is full. Delete files there, then publish again.',
    noDataConnection:
      'The server refuses encrypted transfers. Ask your host about passive FTP and TLS session reuse.',
    connectionBroke: 'The connection broke. Publish again: the upload continues.',
    differs: 'The server changes what is sent. Ask your host.',
    notRemoved: 'The server keeps files that are deleted. Ask your host.',
    notTested: 'The test failed. Ask the person who set up your site.',
    tooManyTests: 'Three tests a minute are the limit. Wait a minute, then test again.',
    privateNetwork:
      'This place is not public. Only publish.yaml, on the computer of the studio, may name it.',
    gitPassword:
      'The address contains a password or token. Use an SSH key, or Git’s credential helper.',
    gitHelper: 'Git must not use this address. Enter one that begins with https:// or ssh://.',
    tested: 'This works. You can publish.',
  },
};

export type ServerWords = typeof EN;
