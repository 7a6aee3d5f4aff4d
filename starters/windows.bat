@echo off
rem Double-click this file to edit the site. The window that opens has to stay open while you do.
cd /d "%~dp0.."
call npm run edit
pause
