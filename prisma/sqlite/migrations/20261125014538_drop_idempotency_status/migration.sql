-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_IdempotencyRecord" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "scope" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "claim" TEXT NOT NULL,
    "body" TEXT,
    "claimedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL
);
INSERT INTO "new_IdempotencyRecord" ("body", "claim", "claimedAt", "expiresAt", "fingerprint", "id", "key", "path", "scope", "state") SELECT "body", "claim", "claimedAt", "expiresAt", "fingerprint", "id", "key", "path", "scope", "state" FROM "IdempotencyRecord";
DROP TABLE "IdempotencyRecord";
ALTER TABLE "new_IdempotencyRecord" RENAME TO "IdempotencyRecord";
CREATE INDEX "IdempotencyRecord_expiresAt_idx" ON "IdempotencyRecord"("expiresAt");
CREATE UNIQUE INDEX "IdempotencyRecord_scope_path_key_key" ON "IdempotencyRecord"("scope", "path", "key");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
