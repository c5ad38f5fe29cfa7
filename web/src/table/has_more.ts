export { hasMore } from '../ui';
