# Grandstand behind Varnish 7, as an edge for many viewers. It verifies the tokens of media by itself, keeps one copy of
# each file and each list for everybody, and lets equal questions wait together. Needs the modules digest
# (varnish-vmod-digest), vsthrottle and var (varnish-modules).
#
# `npm run media -- edge` prints grandstand-keys.vcl, which this file includes: keep it as safe as SECRET_KEY. Start
# varnishd with room for a crowd that asks in the same moment, since each question that waits has a thread:
#   -p thread_pool_min=500 -p thread_pool_max=5000 -p thread_queue_limit=10000
# and with -p http_gzip_support=off: Grandstand packs what it sends itself, and better.
# Start Grandstand with TRUST_PROXY=1 and EDGE_URLS=http://<this edge>:6081, so that it tells the edge which players have ended.
# What ends TLS before Varnish must speak the PROXY protocol to it (-a :6443,PROXY): see docs/edges.md.

vcl 4.1;

import cookie;
import digest;
import proxy;
import std;
import var;
import vsthrottle;

include "grandstand-keys.vcl";

backend default {
  .host = "127.0.0.1";
  .port = "8080";
  # A list waits for its next part, a report for its rows.
  .first_byte_timeout = 60s;
  .between_bytes_timeout = 60s;
  .max_connections = 2000;
}

sub vcl_init {
  # Changes when Varnish starts again, and has forgotten which players have ended. Survives a reload of this file, as they do.
  if (!var.global_get("life")) { var.global_set("life", "" + now + " " + std.random(0, 1000000)); }
}

sub vcl_recv {
  if (req.restarts == 0) {
    # What a visitor says here counts for nothing.
    unset req.http.X-Media;
    unset req.http.X-Shared;
    unset req.http.X-Page;
    unset req.http.X-Grant;
    unset req.http.X-Verdict;
    unset req.http.X-Asked;
    unset req.http.X-Ended;
    unset req.http.X-Token-Body;
    unset req.http.X-Token-Mac;
    unset req.http.X-Token-Playback;
    unset req.http.X-Is-Genuine;
    unset req.http.Surrogate-Control;
    unset req.http.X-Forwarded-Host;
    set req.http.X-Forwarded-For = client.ip;
    if (proxy.is_ssl() || std.port(server.ip) == 443) {
      set req.http.X-Forwarded-Proto = "https";
    } else {
      set req.http.X-Forwarded-Proto = "http";
    }
    # Three ways in which a thing is packed, not as many as there are browsers.
    if (req.http.Accept-Encoding ~ "br") {
      set req.http.Accept-Encoding = "br, gzip";
    } elseif (req.http.Accept-Encoding ~ "gzip") {
      set req.http.Accept-Encoding = "gzip";
    } else {
      unset req.http.Accept-Encoding;
    }
  }

  if (req.url ~ "^/\.edge/") {
    call grandstand_check_edge;
    if (!req.http.X-Is-Genuine || req.method != "POST") { return (synth(403)); }
    if (req.url !~ "^/\.edge/ended/([0-9a-z]{16}(,[0-9a-z]{16}){0,31})?$") { return (synth(404)); }
    set req.http.X-Ended = regsub(req.url, "^/\.edge/ended/", "");
    call end_thirty_two;
    return (synth(204));
  }

  # Scores and states come as they happen; files of operators go through as they come.
  if (req.url ~ "^/api/events-stream" || req.url ~ "^/api/studio/.*/uploads") { return (pipe); }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.url ~ "^/media/") { call read_token; }
  # Programs and pictures: the same for everybody, as far as their Cache-Control says so.
  if (req.url ~ "^/((studio/)?assets|images|previews)/[^?]+$") { set req.http.X-Shared = "1"; }
  # Pages of visitors about whom nothing is known. By language and the like they vary as they say (Vary).
  if (req.http.Accept ~ "text/html" && !req.http.Cookie && !req.http.Authorization && !req.http.X-Kept-Page && req.url !~ "^/(api|media|studio|clips)(/|$)") {
    set req.http.X-Page = "1";
  }
  if (req.http.X-Media || req.http.X-Grant || req.http.X-Shared || req.http.X-Page) { return (hash); }
  return (pass);
}

# A set that forgets by itself: the one thing that each name may do in ten minutes, longer than a token lives, is done.
sub end_one {
  if (req.http.X-Ended ~ "^[0-9a-z]") {
    if (vsthrottle.is_denied("ended " + regsub(req.http.X-Ended, ",.*$", ""), 1, 600s)) { }
    set req.http.X-Ended = regsub(req.http.X-Ended, "^[^,]*,?", "");
  }
}
sub end_eight {
  call end_one; call end_one; call end_one; call end_one;
  call end_one; call end_one; call end_one; call end_one;
}
sub end_thirty_two { call end_eight; call end_eight; call end_eight; call end_eight; }

# A token for all of a video, anywhere or in one browser. What opens a stretch alone, or a television, is for Grandstand.
sub read_token {
  if (req.url !~ "^/media/[0-9a-z]{1,7}-[0-9a-z]{1,7}(\.[0-9a-f]{16})?-[0-9a-z]{16}-[0-9]{10}-[0-9a-f]{32}/") { return; }
  if (req.url !~ "^/media/[^/]+/((source|[1-9][0-9]{2,3}p)/index\.m3u8(\?|$)|((source|[1-9][0-9]{2,3}p)/)?(init|segment|part)-[0-9a-z-]{1,40}\.(mp4|m4s)$)") { return; }
  set req.http.X-Token-Body = regsub(req.url, "^/media/([^/]+)-[0-9a-f]{32}/.*$", "\1");
  set req.http.X-Token-Mac = regsub(req.url, "^/media/[^/]+-([0-9a-f]{32})/.*$", "\1");
  call grandstand_check_token;
  if (!req.http.X-Is-Genuine) { return (synth(403)); }
  # Another browser than the one it was given to: Grandstand says no, and why.
  if (req.http.X-Token-Body ~ "^[0-9a-z]+-[0-9a-z]+\.") {
    cookie.parse(req.http.Cookie);
    if (regsub(digest.hash_sha256(cookie.get("player")), "^(0x)?(.{16}).*$", "\2") != regsub(req.http.X-Token-Body, "^[^.]+\.([0-9a-f]{16})-.*$", "\1")) { return; }
  }
  set req.http.X-Token-Playback = regsub(req.http.X-Token-Body, "^.*-([0-9a-z]{16})-[0-9]{10}$", "\1");
  if (vsthrottle.remaining("ended " + req.http.X-Token-Playback, 1, 600s) == 0) { return (synth(403)); }

  # One that has run out may still open: it was prolonged, or nobody can renew it while the database is away. Grandstand says
  # so once in some seconds for all that this token asks for; then it is asked for again.
  if (!req.http.X-Verdict && std.time(regsub(req.http.X-Token-Body, "^.*-([0-9]{10})$", "\1"), now - 1s) < now) {
    set req.http.X-Grant = req.http.X-Token-Body + "-" + req.http.X-Token-Mac;
    set req.http.X-Asked = req.url;
    set req.url = "/media/" + req.http.X-Grant + "/grant";
    return;
  }

  if (req.http.Accept-Encoding) { set req.http.Accept-Encoding = "gzip"; }
  # Channel, video and file; of a list also what is waited for, in one order.
  set req.http.X-Media = regsub(req.http.X-Token-Body, "^([0-9a-z]+-[0-9a-z]+).*$", "\1") + regsub(req.url, "^/media/[^/]+(/[^?]*).*$", "\1");
  if (req.url ~ "\?") {
    set req.http.X-Media = req.http.X-Media
      + regsub(req.url, "^.*[?&](_HLS_msn=[0-9]{1,9})(&.*)?$|^.*$", "?\1")
      + regsub(req.url, "^.*[?&](_HLS_part=[0-9]{1,9})(&.*)?$|^.*$", "&\1")
      + regsub(req.url, "^.*[?&](_HLS_skip=(YES|v2))(&.*)?$|^.*$", "&\1")
      + regsub(req.url, "^.*[?&](plain=1)(&.*)?$|^.*$", "&\1");
  }
}

sub vcl_hash {
  # Whoever comes by TLS reads that the host is to be reached by TLS alone. Address and host follow by themselves.
  if (req.http.X-Page || req.http.X-Shared) { hash_data(req.http.X-Forwarded-Proto); }
  if (req.http.X-Grant) {
    hash_data("grant " + req.http.X-Grant);
    return (lookup);
  }
  if (req.http.X-Media) {
    hash_data(req.http.X-Media);
    return (lookup);
  }
}

sub vcl_backend_response {
  if (bereq.http.X-Grant) {
    set beresp.grace = 0s;
    # How long it holds, Grandstand says. A refusal may be about to change: the player renews, or asks why.
    if (beresp.status == 204) {
      set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^max-age=([0-9]{1,2})$", "\1s"), 2s);
    } elseif (beresp.status == 403) {
      set beresp.ttl = 2s;
    } else {
      call answer_those_who_wait;
    }
    return (deliver);
  }
  if (bereq.http.X-Shared) {
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "public") {
      set beresp.uncacheable = true;
      set beresp.ttl = 1s;
    # A game may become private.
    } elseif (bereq.url ~ "^/previews/" && beresp.ttl > 60s) {
      set beresp.ttl = 60s;
    }
    return (deliver);
  }
  if (bereq.http.X-Page) {
    # A second, so that nobody sees the day before: a crowd that comes costs a page each second.
    if (beresp.http.Surrogate-Control == "max-age=1" && !beresp.http.Set-Cookie && (beresp.status == 200 || beresp.status == 404)) {
      set beresp.ttl = 1s;
      set beresp.grace = 0s;
    } else {
      set beresp.uncacheable = true;
      set beresp.ttl = 1s;
    }
    return (deliver);
  }
  if (!bereq.http.X-Media) { return (deliver); }
  # An address in the storage, the same for everybody for a while.
  if (beresp.status == 302 && beresp.http.Surrogate-Control ~ "^max-age=[0-9]$") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^max-age=", "") + "s", 0s);
    set beresp.grace = 0s;
    return (deliver);
  }
  # A list whose wait ran out, a part that did not come, an error.
  if (beresp.http.Surrogate-Control ~ "no-store" || beresp.status == 404 || beresp.status >= 500) {
    call answer_those_who_wait;
    return (deliver);
  }
  # Refused, sent elsewhere, or for the crew alone: for this one question. Those who wait ask one after the other, until one
  # gets what is for all of them.
  if (beresp.status != 200 || beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "private|no-store") {
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (bereq.http.X-Media ~ "index\.m3u8") {
    set beresp.grace = 0s;
    # Without a part to wait for it is the newest for a moment only.
    if (bereq.http.X-Media ~ "_HLS_msn") { set beresp.ttl = 6s; } else { set beresp.ttl = 300ms; }
    return (deliver);
  }
  # A name stands for the same bytes for ever.
  if (bereq.http.X-Media ~ "/part-") { set beresp.ttl = 60s; } else { set beresp.ttl = 1d; }
  return (deliver);
}

# A question takes an answer that was fresh when it was asked. So this is for all who asked before it came, and for nobody who
# asks later: were it kept for longer, players would get it at once and ask again without end; were it not kept at all, each
# of those who wait would then ask Grandstand alone. `keep` holds it until the last of them has it.
sub answer_those_who_wait {
  unset beresp.http.ETag;
  unset beresp.http.Last-Modified;
  set beresp.ttl = 1ms;
  set beresp.grace = 0s;
  set beresp.keep = 10s;
}

sub vcl_backend_error {
  call answer_those_who_wait;
}

sub vcl_deliver {
  if (req.http.X-Grant) {
    unset req.http.X-Grant;
    if (resp.status == 204) {
      set req.http.X-Verdict = "open";
      set req.url = req.http.X-Asked;
      return (restart);
    }
  }
  unset resp.http.Surrogate-Control;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  if (req.http.X-Media || req.http.X-Shared || req.http.X-Page) {
    if (obj.hits > 0) { set resp.http.X-Cache = "HIT"; } else { set resp.http.X-Cache = "MISS"; }
  }
}

sub vcl_synth {
  if (req.url ~ "^/\.edge/") { set resp.http.X-Edge-Life = var.global_get("life"); }
}
