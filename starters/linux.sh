#!/bin/sh
# Double-click this file to edit the site. The window that opens has to stay open while you do.
cd "$(dirname "$0")/.." && npm run edit
