#!/bin/sh
# Double-click this file to edit the site. Keep the window open while you work.
cd "$(dirname "$0")/.." && npm run edit
