// Writes the types of the catalogues of words, for tools that do not run Vite.
import { resolveConfig } from 'vite';

await resolveConfig({}, 'build');
