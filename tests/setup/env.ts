// Before any test imports env.server: settings of a test process, and a database that nothing else uses.
import os from 'node:os';
import path from 'node:path';

process.env.NODE_ENV = 'test';
process.env.DATABASE_URL ??= `file:${path.join(os.tmpdir(), `rapport-unit-${process.pid}.db`)}`;
