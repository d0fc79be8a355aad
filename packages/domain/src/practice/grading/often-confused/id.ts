/** Everyday words that are a slip away from another one. What the list is: `../word-lists.ts`. */
export const OFTEN_CONFUSED = `
  adik agak akan akar alat amal anak anda aneh angin angka apel asam asap asli atap atas atau awal awan ayah ayam babi
  baca badan bagi bagus bahan bahasa baik baju bakar baku balas balik bangun banjir bangku bank bantu banyak baru barat
  barang baris basah batas batu bawa bawah bayar bayi bebas bebek beban beda begitu bekas belah belajar beli beliau
  belum benar benang benci bentuk berani berapa beras berat beri besar besok biar biasa biji bintang biru bisa bisu
  bodoh bola boleh buah buang buat buka bukan bukit buku bulan bulat bumi bunga bunuh buruk buru burung buta cabang
  cabai cahaya cara cari catat cepat cerah cerita cinta coba cuci cuaca cukup dada daerah daftar dagang daging dalam
  dana danau dapat dapur dari darah darat datang daun daya dekat demam demi dengan dengar depan desa diam dingin diri
  dosa duduk dulu dunia emas empat enak enam erat gajah gaji gambar ganti garam garis gelap gelas gempa gigi gila gula
  guna gunung guru habis hadir hakim halus hamil hampir hangat hangus hantu harga hari harum harus hasil hati hewan
  hidung hidup hijau hilang hitam hitung hujan hutan ikan ikat ikut indah ingat ingin istri jahat jahit jalan jambu
  janji jari jarum jatuh jauh jawab jelas jelek jemput jendela jual juga jujur jumat jumpa juta kabar kabut kaca kadang
  kakak kaki kalah kalau kali kamar kambing kami kamu kamus kanan kantor kapal kapan kapas karena kartu kasar kasih
  kasur kata kaya kayu kebun kecil kedai kejar keju kelas kelapa kembali kemeja kemarin kena kepala keras kering kerja
  kertas kijang kiri kira kita kopi koran kosong kota kotak kotor kuat kubur kucing kuda kuku kulit kuning kunci kupu
  kurang kursi kurus lada lagi lagu lahir lain laki laku lalat lalu lama lambat lampu langit langsung lantai lapar lari
  laut lawan layar lebar lebih leher lelah lemah lemari lemak lembut lepas letak lewat lidah lihat lilin lima lipat luar
  lucu luka lulus lupa lurus lusa mahal main makan makin malam malas malu mana manis mangga mangkuk mandi marah mari
  masak masuk masih mata matang mati mawar meja menang merah mereka mimpi minggu minta minum minyak miring misi mobil
  mohon muda mudah mulai mulut muka mundur murah murid musim musuh naik nama nanti nasi nasib negara nenek nomor nyala
  nyata obat orang padi pagar pagi paham pahit pajak pakai paku palu paling pandai panas panjang pantai papan parah
  parit pasar pasir pasti patah payung pecah pedas pegang pendek penuh pepaya perak perang pergi perlu perut pesan
  pesawat pesta petang petani pikir pilih pintar pintu piring pisang pisau pohon pola potong puas pulang pulau puluh
  puncak pusat pusing putih putra putri putus racun ragu rajin raja rakyat ramah ramai rambut rapat rapi rasa ratu ratus
  rawat rekan rendah resah rindu roda roti ruang rugi rumah rumput rusa rusak sabar sabun sabtu saja sakit saku salah
  salam salju sama sambal sampah sampai samping sana sangat sapi sapu satu saudara sawah saya sayang sayap sayur sebab
  sebut sedang sedih segar sehat sejak sejuk sekali sekarang sekolah selalu selamat selasa selesai semua semut senang
  sendok senin senja sepak sepatu sepeda sepi sering setan setia siang siap siapa sikat sikap singa sisa sisir suami
  suara suatu sudah suhu suka sulit sungai surat suruh susah susu tadi tahan tahu tahun tajam takut tali taman tamat
  tambah tampak tamu tanah tanam tanda tanduk tangan tangga tanggal tanya tapi tarik taruh tawa tawar tebal tebu tegas
  teguh tekan telah telur teman tempat tenang tengah tepat tepi tepung terang terbang terus tetap tiang tiba tidak tidur
  tiga tikar tikus timur tinggal tinggi tipis tolak tolong topi tubuh tugas tuju tujuh tukang tukar tulang tuli tulis
  tumbuh turun tusuk tutup uang udang udara ujung ujian ular umum umur unggas untuk untung urut usaha usia usul waktu
  wajah wajib warna warung yakin
`;
