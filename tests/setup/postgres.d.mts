export interface PostgresServer {
  url: string;
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}
export function startPostgres(): Promise<PostgresServer>;
