// Before each file of the project that shares one coach: it knows what the server's does, whatever the file before made it know.
import { know } from '../../app/features/coaching/coach/knowledge.ts';
import { MORE } from '../../app/features/coaching/coach/more/index.ts';

know(MORE);
