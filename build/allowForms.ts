const FORM_ACTION = /(?<=form-action )[^;]+/gu;

/**
 * Lets pages send enquiries: the settings of a host in `hosting/` are those of a site without forms.
 *
 * @param name of the file
 * @param receivers where pages may send them, as sources of a Content-Security-Policy
 */
export function allowForms(name: string, settings: string, receivers: string | undefined): string {
  if (settings.match(FORM_ACTION)?.length !== 1)
    throw new Error(`${name} needs form-action exactly once.`);
  if (receivers === undefined) return settings;
  // In headers of Apache, a percent sign begins a format.
  const written = name === '.htaccess' ? receivers.replaceAll('%', '%%') : receivers;
  return settings.replace(FORM_ACTION, () => written);
}
