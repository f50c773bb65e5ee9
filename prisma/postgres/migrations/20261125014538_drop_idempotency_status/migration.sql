-- AlterTable
ALTER TABLE "IdempotencyRecord" DROP COLUMN "status";
