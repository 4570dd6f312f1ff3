import { http, type HttpHandler } from 'msw/http';
import { calls } from '#src/api/calls.ts';
import type { Backend } from './control.ts';
import { callNames } from './faults.ts';
import { respond } from './respond.ts';

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/**
 * The mocked server for msw: one handler per call of the table.
 * @param root where the API begins, ending in a slash; may start with a wildcard.
 */
export function createHandlers(root: string, backend: Backend): HttpHandler[] {
  return callNames.map((name) => {
    const { method, path } = calls[name];
    return methods[method](root + path.replace('{id}', ':id'), ({ request, params }) =>
      respond(name, request, String(params['id'] ?? ''), backend),
    );
  });
}
