import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.mjs';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('database', 'postgres');
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
