import { StyleSheet } from '@react-pdf/renderer';

const INK = '#16211b';
const GREY = '#4c5a52';
const LINE = '#c9d3cc';

export const styles = StyleSheet.create({
  page: { padding: 48, fontSize: 10, lineHeight: 1.4, color: INK },
  header: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 28 },
  title: { fontSize: 20, fontWeight: 700, lineHeight: 1.2 },
  number: { fontSize: 12, fontWeight: 700 },
  parties: { flexDirection: 'row', gap: 32, marginBottom: 24 },
  party: { flex: 1 },
  caption: { fontSize: 8, color: GREY, marginBottom: 2 },
  strong: { fontWeight: 700 },
  row: { flexDirection: 'row', borderBottomWidth: 0.75, borderBottomColor: LINE, paddingVertical: 6 },
  total: { flexDirection: 'row', paddingVertical: 8 },
  what: { flex: 1, paddingRight: 16 },
  amount: { width: 96, textAlign: 'right' },
  grey: { color: GREY },
  notes: { marginTop: 24, color: GREY, fontSize: 9 },
});
