import puppeteer from 'puppeteer-core';
import type { Engine, EngineWindow } from './visitor.ts';

export async function launchFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const openWindow = async (): Promise<EngineWindow> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    return {
      goto: (url) => page.goto(url),
      // `page.goBack()` waits for a new document, which hash changes do not load.
      back: () => page.evaluate('history.back()'),
      resize: (size) => page.setViewport(size),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      evaluate: (expression) => page.evaluate(expression),
      errors: () => Promise.resolve(errors),
      close: () => context.close(),
    };
  };
  return { openWindow, close: () => browser.close() };
}
