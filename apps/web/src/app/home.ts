/** What signed-in users see first, as one file: the frame of all their pages and the list of their clusters. */
export { default as ClustersPage } from './pages/ClustersPage.tsx';
export { default as Shell } from './shell/Shell.tsx';
