/** The studio's page as it is sent: everything in it is drawn by its script. */
export function startPage(pass: string, pageOrigin: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="studio-pass" content="${pass}">
<meta name="studio-page" content="${pageOrigin}">
<title>Studio</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/app.css">
<script type="module" src="/app.js"></script>
</head>
<body></body>
</html>`;
}
