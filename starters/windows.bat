@echo off
rem Double-click this file to edit the site. Keep the window open while you work.
cd /d "%~dp0.."
call npm run edit
pause
