import { http, type HttpHandler } from 'msw/http';
import { calls } from '#src/api/calls.ts';
import { callNames } from './faults.ts';
import { respond, type Server } from './respond.ts';

interface Options extends Server {
  /** Where the API begins, ending in a slash; may start with a wildcard. */
  root: string;
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** The mocked server for msw: one handler per call of the table. */
export function createHandlers({ root, ...server }: Options): HttpHandler[] {
  return callNames.map((name) => {
    const { method, path } = calls[name];
    return methods[method](root + path.replace('{id}', ':id'), ({ request, params }) =>
      respond(name, request, String(params['id'] ?? ''), server),
    );
  });
}
