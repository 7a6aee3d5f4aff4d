/** The status codes the server answers with by itself. */
export const STATUS = {
  ok: 200,
  notModified: 304,
  permanentRedirect: 308,
  badRequest: 400,
  notFound: 404,
  methodNotAllowed: 405,
  serverError: 500,
} as const;
